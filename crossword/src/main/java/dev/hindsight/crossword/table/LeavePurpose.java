package dev.hindsight.crossword.table;

import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;

/**
 * What leave values are for: they depend on the words that are played, and on the tiles that a
 * leave is completed from.
 *
 * @param wordsSha256 SHA-256 of the word set, in lower-case hexadecimal, or unknown
 * @param bag the tiles to draw from as people write them, {@code AEE?}
 * @param convention whether a leave is among these tiles or besides them
 */
public record LeavePurpose(String wordsSha256, String bag, DrawConvention convention) {
  /**
   * A purpose whose bag is counted.
   *
   * @param bagCounts tiles of each letter in the bag
   */
  public static LeavePurpose of(
      TileSet tiles, String wordsSha256, int[] bagCounts, DrawConvention convention) {
    return new LeavePurpose(wordsSha256, TileCounts.format(bagCounts, tiles), convention);
  }

  /** Whether it says with what words the values were learnt. */
  public boolean isOfKnownWords() {
    return !wordsSha256.equals(LeaveFormat.UNKNOWN);
  }

  /** Whether the bag has all tiles of the game: ordinary leave values, in either convention. */
  public boolean isForFullBag(TileSet tiles) {
    return bag.equals(TileCounts.format(tiles.counts(), tiles));
  }
}
