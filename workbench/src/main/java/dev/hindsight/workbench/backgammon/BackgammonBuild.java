package dev.hindsight.workbench.backgammon;

import dev.hindsight.backgammon.build.GnubgSolver;
import dev.hindsight.backgammon.build.OneSidedBuilder;
import dev.hindsight.backgammon.build.TwoSidedBuilder;
import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.GnubgOneSided;
import dev.hindsight.backgammon.table.GnubgTwoSided;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Builds a bearoff table of either kind into a file, as a table of ours or for gnubg. */
public final class BackgammonBuild implements TableBuild {
  private interface Work {
    void run(Path target, Crew crew) throws IOException;
  }

  private final String what;
  private final long entries;
  private final String unit;
  private final long memoryBytes;
  private final long fileBytes;
  private final Work work;

  private BackgammonBuild(
      String what, long entries, String unit, long memoryBytes, long fileBytes, Work work) {
    this.what = what;
    this.entries = entries;
    this.unit = unit;
    this.memoryBytes = memoryBytes;
    this.fileBytes = fileBytes;
    this.work = work;
  }

  /** Every pair of sides; throws {@link IllegalArgumentException} for what cannot be built. */
  public static BackgammonBuild twoSided(
      int points, int checkers, boolean cubeful, BearoffFileKind format) {
    TwoSidedBuilder builder = new TwoSidedBuilder(points, checkers, cubeful);
    BearoffIndex index = new BearoffIndex(points, checkers);
    if (format == BearoffFileKind.GNUBG_COMPRESSED) {
      throw new IllegalArgumentException("only one-sided databases of gnubg can be compressed");
    }
    if (format == BearoffFileKind.GNUBG) {
      checkFitsGnubg(index, cubeful);
    }
    long pairs = (long) index.size() * index.size();
    long bytes = pairs * BearoffFormat.valuesOfPair(cubeful) * Short.BYTES;
    return new BackgammonBuild(
        describe(index, cubeful),
        pairs,
        "pairs of sides",
        builder.bytesNeeded(),
        format == BearoffFileKind.TABLE ? bytes : 2 * bytes,
        (target, crew) -> {
          if (format == BearoffFileKind.TABLE) {
            builder.build(target, crew);
          } else {
            buildForGnubg(builder, index, cubeful, target, crew);
          }
        });
  }

  /**
   * Every pair of sides in the arithmetic of gnubg's own generator: a database that is its file,
   * byte for byte, and less exact than the others. It is not resumed.
   */
  public static BackgammonBuild twoSidedAsGnubg(int points, int checkers, boolean cubeful) {
    BearoffFormat.checkSize(points, checkers);
    BearoffIndex index = new BearoffIndex(points, checkers);
    checkFitsGnubg(index, cubeful);
    long pairs = (long) index.size() * index.size();
    return new BackgammonBuild(
        describe(index, cubeful) + ", as gnubg computes it",
        pairs,
        "pairs of sides",
        GnubgSolver.bytesNeeded(points, checkers, cubeful),
        pairs * BearoffFormat.valuesOfPair(cubeful) * Short.BYTES,
        (target, crew) ->
            GnubgTwoSided.write(new GnubgSolver(points, checkers, cubeful).solve(crew), target));
  }

  private static void checkFitsGnubg(BearoffIndex index, boolean cubeful) {
    if (!GnubgTwoSided.fits(index, cubeful)) {
      throw new IllegalArgumentException(
          "gnubg cannot open a database of "
              + index.checkers()
              + " checkers on "
              + index.points()
              + " points; build a table of ours, or a smaller one for it");
    }
  }

  private static String describe(BearoffIndex index, boolean cubeful) {
    return String.format(
        Locale.ROOT,
        "two-sided bearoff of %d checkers on %d points, %s",
        index.checkers(),
        index.points(),
        cubeful ? "with the cube" : "without the cube");
  }

  /** The database is copied from a table beside it, which is what can be resumed. */
  private static void buildForGnubg(
      TwoSidedBuilder builder, BearoffIndex index, boolean cubeful, Path target, Crew crew)
      throws IOException {
    Path file = target.resolveSibling(target.getFileName() + ".table");
    if (!Files.exists(file)) {
      builder.build(file, crew);
    }
    // One that was there already is what an interrupted build has left, or somebody else's.
    BearoffTable table = BearoffTable.open(file);
    if (table.isCubeful() != cubeful
        || table.index().points() != index.points()
        || table.index().checkers() != index.checkers()) {
      throw new FileSystemException(
          file.toString(), null, "is another table and in the way; move it or choose another name");
    }
    GnubgTwoSided.write(table, target);
    Files.delete(file);
  }

  /** Rolls to bear off every side of fifteen checkers. */
  public static BackgammonBuild oneSided(int points, BearoffFileKind format) {
    OneSidedBuilder builder = new OneSidedBuilder(points);
    int sides = BearoffIndex.size(points, BearoffIndex.MOST_CHECKERS);
    return new BackgammonBuild(
        "one-sided bearoff of 15 checkers on " + points + " points",
        sides,
        "sides",
        builder.bytesNeeded(),
        100L * sides,
        (target, crew) -> {
          if (format == BearoffFileKind.TABLE) {
            builder.build(target, crew);
          } else {
            GnubgOneSided.write(
                builder.solve(crew), target, format == BearoffFileKind.GNUBG_COMPRESSED);
          }
        });
  }

  @Override
  public boolean checkMemory() {
    long most = Runtime.getRuntime().maxMemory();
    if (memoryBytes > most) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "this needs about %,d MB of memory, but Java may use %,d MB; ask for fewer checkers,"
                  + " or allow more with HINDSIGHT_JAVA_OPTS=-Xmx%dg",
              memoryBytes >> 20,
              most >> 20,
              (memoryBytes >> 30) + 1));
    }
    return true;
  }

  /** Refuses at once what the disk could not hold in the end. */
  private void checkDisk(Path target) throws IOException {
    Path folder = target.toAbsolutePath().getParent();
    if (folder == null) {
      return; // the build says what is wrong with it
    }
    long free = Files.getFileStore(folder).getUsableSpace();
    if (fileBytes > free) {
      throw new FileSystemException(
          target.toString(),
          null,
          String.format(
              Locale.ROOT,
              "needs %,d MB of disk, but only %,d MB are free; free some space or write to another"
                  + " disk",
              fileBytes >> 20,
              free >> 20));
    }
  }

  @Override
  public BuildResult run(Path target, Crew crew) throws IOException {
    OutputFile.check(target);
    checkDisk(target);
    long start = System.nanoTime();
    try {
      work.run(target, crew);
    } catch (IOException failure) {
      throw OutputFile.named(target, failure);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    return new BuildResult(target.toString(), what, entries, unit, seconds, Files.size(target));
  }
}
