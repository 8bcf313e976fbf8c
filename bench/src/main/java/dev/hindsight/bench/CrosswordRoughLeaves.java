package dev.hindsight.bench;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.LeaveTable;

/**
 * Leave values by a rule of thumb, for work that needs some before any are learnt: a value for each
 * letter, 3 points off for every repeated letter, and 2 off for each vowel or consonant beyond a
 * balanced leave. A lone blank is worth 25 points, QU -9.
 */
public final class CrosswordRoughLeaves {
  private static final int REPEATED = -3 * Millipoints.PER_POINT;
  private static final int UNBALANCED = -2 * Millipoints.PER_POINT;

  /** By letter number, the blank first, then A to Z. */
  private static final int[] LETTER_POINTS = {
    25, 0, -2, 0, 0, 2, -2, -3, 1, -1, -2, -1, 0, 0, 1, -2, 0, -6, 1, 8, 0, -3, -5, -4, 3, -1, 5
  };

  private CrosswordRoughLeaves() {}

  /** For the English tiles. */
  public static LeaveTable english() {
    TileSet tiles = TileSet.english();
    LeaveIndex index = new LeaveIndex(tiles, 7);
    int[] millipoints = new int[index.size()];
    int[] counts = new int[tiles.letterCount()];
    for (int rank = 0; rank < millipoints.length; rank++) {
      index.unrank(rank, counts);
      millipoints[rank] = value(tiles, counts);
    }
    return LeaveTable.of(index, millipoints);
  }

  private static int value(TileSet tiles, int[] counts) {
    int value = 0;
    int vowels = 0;
    int consonants = 0;
    for (int letter = 0; letter < counts.length; letter++) {
      value += counts[letter] * LETTER_POINTS[letter] * Millipoints.PER_POINT;
      if (letter != TileSet.BLANK) {
        value += Math.max(0, counts[letter] - 1) * REPEATED;
        vowels += tiles.isVowel(letter) ? counts[letter] : 0;
        consonants += tiles.isVowel(letter) ? 0 : counts[letter];
      }
    }
    return value + Math.max(0, Math.abs(consonants - vowels) - 1) * UNBALANCED;
  }
}
