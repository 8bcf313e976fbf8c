package dev.hindsight.workbench.crossword;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.DrawConvention;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import dev.hindsight.crossword.table.foreign.LeaveFile;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Derives the leave values of a bag from rack equities, for our commands and other programs. */
public final class CrosswordBuildLeaves {
  private final RackEquityTable racks;

  private CrosswordBuildLeaves(RackEquityTable racks) {
    this.racks = racks;
  }

  /**
   * Opens rack equities.
   *
   * @param tiles of a {@code .req} file; a table of ours knows its tiles
   */
  public static CrosswordBuildLeaves open(Path rackEquity, TileSet tiles) throws IOException {
    return new CrosswordBuildLeaves(RackEquityFiles.open(rackEquity, tiles));
  }

  /**
   * The tiles of each letter in a bag.
   *
   * @param text the tiles as people write them, {@code AEE?}; null for a full bag
   * @throws IllegalArgumentException if there are other tiles or more of one than exist
   */
  public int[] bag(@Nullable String text) {
    TileSet tiles = racks.index().tiles();
    if (text == null) {
      return tiles.counts();
    }
    int[] bag = TileCounts.parse(tiles, text).counts();
    for (int letter = 0; letter < bag.length; letter++) {
      if (bag[letter] > tiles.count(letter)) {
        throw new IllegalArgumentException(
            "the bag has "
                + bag[letter]
                + " of "
                + tiles.letter(letter).upper()
                + ", but there are only "
                + tiles.count(letter)
                + " among the "
                + tiles.name()
                + " tiles");
      }
    }
    return bag;
  }

  /** Derives and writes; the file is complete, or what it was before. */
  public BuildResult run(int[] bag, DrawConvention convention, Path target, Crew crew)
      throws IOException {
    OutputFile.check(target);
    long start = System.nanoTime();
    LeaveTable leaves = new LeaveDerivation(racks).derive(bag, convention, crew);
    try {
      LeaveFile.write(target, leaves);
    } catch (IOException failure) {
      throw OutputFile.named(target, failure);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    String what =
        String.format(
            Locale.ROOT,
            "leave values for %d %s tiles, %s convention",
            Arrays.stream(bag).sum(),
            racks.index().tiles().name(),
            convention.word());
    long count = leaves.index().size() - 1L;
    return new BuildResult(target.toString(), what, count, "leaves", seconds, Files.size(target));
  }
}
