package dev.hindsight.crossword.play.lanes;

import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.Arrays;

/**
 * In how many ways tiles can be picked from a pool to spell given letters, blanks included: with
 * two E and one blank, ET can be spelled with two ways to pick the E for each T, and each of the
 * letters may be the blank instead. Divided by the ways to draw, this is the number of such picks
 * to expect in a random rack, exactly: see {@link #perRack}.
 */
final class WordWays {
  /** More blanks no rack may hold. */
  private static final int MOST_BLANKS = 2;

  private final int letterCount;

  /** By letter and copies: ways to pick so many of them. */
  private final double[][] choices;

  private final double oneBlank;
  private final double twoBlanks;

  /** By letter: how many are needed, while counting. */
  private final int[] needed;

  /**
   * @param pool tiles by letter
   * @param mostTiles that will ever be picked
   */
  WordWays(int[] pool, int mostTiles) {
    this.letterCount = pool.length;
    this.choices = new double[letterCount][mostTiles + 1];
    for (int letter = 1; letter < letterCount; letter++) {
      choices[letter][0] = 1;
      for (int copies = 1; copies <= mostTiles; copies++) {
        choices[letter][copies] =
            choices[letter][copies - 1] * Math.max(0, pool[letter] - copies + 1) / copies;
      }
    }
    int blanks = pool[TileSet.BLANK];
    this.oneBlank = blanks;
    this.twoBlanks = blanks * (blanks - 1) / 2.0;
    this.needed = new int[letterCount];
  }

  /** Forgets the letters. */
  void clear() {
    Arrays.fill(needed, 0);
  }

  /** One more of this letter has to be on a tile. */
  void need(int letter) {
    needed[letter]++;
  }

  /** In how many ways tiles that spell the letters needed can be picked. */
  double ways() {
    // A polynomial in the number of blanks used: none, one or two of them.
    double none = 1;
    double one = 0;
    double two = 0;
    for (int letter = 1; letter < letterCount; letter++) {
      int copies = needed[letter];
      if (copies > 0) {
        double[] of = choices[letter];
        double fewer = of[copies - 1];
        double fewest = copies >= MOST_BLANKS ? of[copies - 2] : 0;
        two = two * of[copies] + one * fewer + none * fewest;
        one = one * of[copies] + none * fewer;
        none *= of[copies];
      }
    }
    return none + oneBlank * one + twoBlanks * two;
  }

  /**
   * What a pick of so many tiles from a pool counts in a rack of so many: the chance that they are
   * all among them.
   */
  static double perRack(int tiles, int rackSize, int poolSize) {
    double share = 1;
    for (int tile = 0; tile < tiles; tile++) {
      share *= (double) Math.max(0, rackSize - tile) / Math.max(1, poolSize - tile);
    }
    return share;
  }
}
