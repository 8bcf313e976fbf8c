package dev.hindsight.workbench.backgammon.build;

import dev.hindsight.backgammon.build.bearoff.GnubgSolver;
import dev.hindsight.backgammon.build.bearoff.OneSidedBuilder;
import dev.hindsight.backgammon.build.bearoff.TwoSidedBuilder;
import dev.hindsight.backgammon.build.bearoff.TwoSidedPlan;
import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.BearoffWriter;
import dev.hindsight.backgammon.table.foreign.GnubgOneSided;
import dev.hindsight.backgammon.table.foreign.GnubgTwoSided;
import dev.hindsight.core.NotEnoughRoomException;
import dev.hindsight.workbench.BuildPlan;
import dev.hindsight.workbench.FileForm;
import dev.hindsight.workbench.SolvedBuild;
import dev.hindsight.workbench.backgammon.files.BearoffFileKind;
import java.util.Locale;

/** How a bearoff table of either kind is built into a file, as a table of ours or for gnubg. */
public final class BackgammonBuild {
  private BackgammonBuild() {}

  /** As the other with all memory that Java may use. */
  public static SolvedBuild twoSided(
      int points, int checkers, boolean cubeful, BearoffFileKind format) {
    return twoSided(points, checkers, cubeful, format, Runtime.getRuntime().maxMemory());
  }

  /**
   * Every pair of sides, in memory where that suffices, else on disk; throws {@link
   * IllegalArgumentException} for what cannot be built.
   */
  public static SolvedBuild twoSided(
      int points, int checkers, boolean cubeful, BearoffFileKind format, long memoryBytes) {
    TwoSidedBuilder builder = new TwoSidedBuilder(points, checkers, cubeful);
    BearoffIndex index = new BearoffIndex(points, checkers);
    checkFormat(index, cubeful, format);
    BuildPlan.checkAllowed(memoryBytes);
    String what = describe(index, cubeful);
    long pairs = (long) index.size() * index.size();
    long bytes = pairs * BearoffFormat.valuesOfPair(cubeful) * Short.BYTES;
    BearoffWriter.Opener file =
        format == BearoffFileKind.GNUBG
            ? (target, sides, withCube, provenance) -> GnubgTwoSided.writer(target, sides, withCube)
            : BearoffTable::writer;
    return new SolvedBuild(
        what,
        pairs,
        "pairs of sides",
        form(format),
        (target, threads) -> {
          TwoSidedPlan plan = builder.plan(target, memoryBytes, threads);
          return new BuildPlan(
              what, plan.memoryBytes(), plan.scratchBytes(), plan.keptBytes(), bytes, plan.bands());
        },
        (target, crew) -> builder.build(target, file, crew, memoryBytes));
  }

  /**
   * Every pair of sides in the arithmetic of gnubg's own generator: a database that is its file,
   * byte for byte, and less exact than the others. It is not resumed.
   */
  public static SolvedBuild twoSidedAsGnubg(int points, int checkers, boolean cubeful) {
    BearoffFormat.checkSize(points, checkers);
    BearoffIndex index = new BearoffIndex(points, checkers);
    checkFormat(index, cubeful, BearoffFileKind.GNUBG);
    long pairs = (long) index.size() * index.size();
    long fileBytes = pairs * BearoffFormat.valuesOfPair(cubeful) * Short.BYTES;
    long memoryBytes = GnubgSolver.bytesNeeded(points, checkers, cubeful);
    String what = describe(index, cubeful) + ", as gnubg computes it";
    return new SolvedBuild(
        what,
        pairs,
        "pairs of sides",
        FileForm.BD,
        (target, threads) -> {
          checkMemory(memoryBytes);
          return new BuildPlan(what, memoryBytes, 0, 0, fileBytes, 0);
        },
        (target, crew) ->
            GnubgTwoSided.write(new GnubgSolver(points, checkers, cubeful).solve(crew), target));
  }

  private static void checkFormat(BearoffIndex index, boolean cubeful, BearoffFileKind format) {
    if (format == BearoffFileKind.GNUBG_COMPRESSED) {
      throw new IllegalArgumentException("only one-sided databases of gnubg can be compressed");
    }
    if (format == BearoffFileKind.GNUBG && !GnubgTwoSided.fits(index, cubeful)) {
      throw new IllegalArgumentException(
          "gnubg cannot open a database of "
              + index.checkers()
              + " checkers on "
              + index.points()
              + " points; build a table of ours, or a smaller one for it");
    }
  }

  private static FileForm form(BearoffFileKind format) {
    return format == BearoffFileKind.TABLE ? FileForm.TABLE : FileForm.BD;
  }

  private static String describe(BearoffIndex index, boolean cubeful) {
    return String.format(
        Locale.ROOT,
        "two-sided bearoff of %d checkers on %d points, %s",
        index.checkers(),
        index.points(),
        cubeful ? "with the cube" : "without the cube");
  }

  /** Rolls to bear off every side of fifteen checkers. */
  public static SolvedBuild oneSided(int points, BearoffFileKind format) {
    OneSidedBuilder builder = new OneSidedBuilder(points);
    int sides = BearoffIndex.size(points, BearoffIndex.MOST_CHECKERS);
    String what = "one-sided bearoff of 15 checkers on " + points + " points";
    return new SolvedBuild(
        what,
        sides,
        "sides",
        form(format),
        (target, threads) -> {
          checkMemory(builder.bytesNeeded());
          return new BuildPlan(what, builder.bytesNeeded(), 0, 0, 100L * sides, 0);
        },
        (target, crew) -> {
          if (format == BearoffFileKind.TABLE) {
            builder.build(target, crew);
          } else {
            GnubgOneSided.write(
                builder.solve(crew), target, format == BearoffFileKind.GNUBG_COMPRESSED);
          }
        });
  }

  /** Refuses at once what would run out of memory after a long while. */
  private static void checkMemory(long memoryBytes) {
    long most = Runtime.getRuntime().maxMemory();
    if (memoryBytes > most) {
      throw new NotEnoughRoomException(
          String.format(
              Locale.ROOT,
              "this needs about %,d MB of memory, but Java may use %,d MB; ask for fewer points, or"
                  + " allow more with HINDSIGHT_JAVA_OPTS=-Xmx%dg",
              memoryBytes >> 20,
              most >> 20,
              (memoryBytes >> 30) + 1));
    }
  }
}
