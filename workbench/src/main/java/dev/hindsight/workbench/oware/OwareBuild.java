package dev.hindsight.workbench.oware;

import dev.hindsight.core.NotEnoughRoomException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.build.EndgameDiskPlan;
import dev.hindsight.oware.build.LayerCost;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.workbench.BuildPlan;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;

/** Builds an oware table of either kind into a file. */
public final class OwareBuild implements TableBuild<BuildResult> {
  private interface Work {
    void run(Path target, Crew crew) throws IOException;
  }

  private interface Planner {
    BuildPlan plan(Path target, int threads) throws IOException;
  }

  private final String what;
  private final int seeds;
  private final Planner planner;
  private final Work work;

  private OwareBuild(String what, int seeds, Planner planner, Work work) {
    this.what = what;
    this.seeds = seeds;
    this.planner = planner;
    this.work = work;
  }

  /** As the other with all memory that Java may use. */
  public static OwareBuild endgame(OwareRules rules, int seeds, boolean withBounds) {
    return endgame(rules, seeds, withBounds, Runtime.getRuntime().maxMemory(), layer -> {});
  }

  /**
   * The endgame without a turn limit, in memory where that suffices, else on disk.
   *
   * @param layers told of every layer that was solved on disk
   */
  public static OwareBuild endgame(
      OwareRules rules,
      int seeds,
      boolean withBounds,
      long memoryBytes,
      Consumer<LayerCost> layers) {
    EndgameBuilder builder = new EndgameBuilder(rules, seeds, withBounds);
    BuildPlan.checkAllowed(memoryBytes);
    String what = "oware endgame, " + upTo(seeds) + ", " + rules.name() + " rules";
    long bytes = builder.fileBytes();
    if (builder.fits(memoryBytes)) {
      return new OwareBuild(
          what,
          seeds,
          (target, threads) -> new BuildPlan(what, builder.bytesNeeded(), 0, 0, bytes, 0),
          builder::build);
    }
    return new OwareBuild(
        what,
        seeds,
        (target, threads) -> {
          EndgameDiskPlan plan = builder.planOnDisk(target, threads, memoryBytes);
          return new BuildPlan(
              what, memoryBytes, plan.scratchBytes(), plan.keptBytes(), bytes, plan.ranges());
        },
        (target, crew) -> builder.buildOnDisk(target, crew, memoryBytes, layers));
  }

  /** The book for a game that stops after a number of turns. */
  public static OwareBuild book(OwareRules rules, int seeds, int turns) {
    BookBuilder builder = new BookBuilder(rules, seeds, turns);
    String what = "oware book, " + upTo(seeds) + ", " + rules.name() + " rules";
    long boards = new SeedIndex(seeds).size();
    return new OwareBuild(
        what,
        seeds,
        (target, threads) -> {
          checkMemory(seeds, builder.bytesNeeded());
          return new BuildPlan(what, builder.bytesNeeded(), 0, 0, boards, 0);
        },
        builder::build);
  }

  private static String upTo(int seeds) {
    return "up to " + seeds + (seeds == 1 ? " seed" : " seeds");
  }

  private static void checkMemory(int seeds, long bytesNeeded) {
    long most = Runtime.getRuntime().maxMemory();
    if (bytesNeeded > most) {
      throw new NotEnoughRoomException(
          String.format(
              Locale.ROOT,
              "%d seeds need about %,d MB of memory, but Java may use %,d MB; ask for fewer seeds,"
                  + " or allow more with HINDSIGHT_JAVA_OPTS=-Xmx%dg",
              seeds,
              bytesNeeded >> 20,
              most >> 20,
              (bytesNeeded >> 30) + 2));
    }
  }

  @Override
  public void check(Path target, int threads) throws IOException {
    plan(target, threads);
  }

  /**
   * What the build of this file will take.
   *
   * @throws NotEnoughRoomException for what would run out of memory or disk after a long while
   * @throws IOException for what a build of something else has left there
   */
  public BuildPlan plan(Path target, int threads) throws IOException {
    BuildPlan plan = planner.plan(target, threads);
    if (plan.scratchBytes() == 0) {
      OutputFile.checkRoom(target, plan.fileBytes());
    } else {
      plan.checkDisk(target);
    }
    return plan;
  }

  @Override
  public BuildResult run(Path target, Crew crew) throws IOException {
    OutputFile.check(target);
    long start = System.nanoTime();
    try {
      work.run(target, crew);
    } catch (IOException failure) {
      throw OutputFile.named(target, failure);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    return new BuildResult(
        target.toString(),
        what,
        new SeedIndex(seeds).size(),
        "boards",
        seconds,
        Files.size(target));
  }
}
