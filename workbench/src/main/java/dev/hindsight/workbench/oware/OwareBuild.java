package dev.hindsight.workbench.oware;

import dev.hindsight.core.NotEnoughRoomException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.build.BookBuilder;
import dev.hindsight.oware.build.EndgameBuilder;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Builds an oware table of either kind into a file. */
public final class OwareBuild implements TableBuild<BuildResult> {
  private interface Work {
    void run(Path target, Crew crew) throws IOException;
  }

  private final String what;
  private final int seeds;
  private final long bytesNeeded;
  private final long leastFileBytes;
  private final Work work;

  private OwareBuild(String what, int seeds, long bytesNeeded, long leastFileBytes, Work work) {
    this.what = what;
    this.seeds = seeds;
    this.bytesNeeded = bytesNeeded;
    this.leastFileBytes = leastFileBytes;
    this.work = work;
  }

  /** The endgame without a turn limit. */
  public static OwareBuild endgame(OwareRules rules, int seeds, boolean withBounds) {
    EndgameBuilder builder = new EndgameBuilder(rules, seeds, withBounds);
    String what = "oware endgame, " + upTo(seeds) + ", " + rules.name() + " rules";
    long boards = new SeedIndex(seeds).size();
    long bytes = boards * (withBounds ? 3 : 1);
    return new OwareBuild(what, seeds, builder.bytesNeeded(), bytes, builder::build);
  }

  /** The book for a game that stops after a number of turns. */
  public static OwareBuild book(OwareRules rules, int seeds, int turns) {
    BookBuilder builder = new BookBuilder(rules, seeds, turns);
    String what = "oware book, " + upTo(seeds) + ", " + rules.name() + " rules";
    long boards = new SeedIndex(seeds).size();
    return new OwareBuild(what, seeds, builder.bytesNeeded(), boards, builder::build);
  }

  private static String upTo(int seeds) {
    return "up to " + seeds + (seeds == 1 ? " seed" : " seeds");
  }

  @Override
  public void check(Path target, int threads) throws IOException {
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
    OutputFile.checkRoom(target, leastFileBytes);
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
