package dev.hindsight.crossword.table.derivation;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.crossword.index.LetterGroup;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.DrawConvention;

/**
 * In how many ways tiles can be drawn from one bag, letter by letter.
 *
 * <p>The ways to draw several tiles are the product of {@code ways(letter, held, drawn)} over the
 * letters: from 2 S and 9 A, SAA comes in 2 · 36 ways.
 */
final class DrawWeights {
  private final TileSet tiles;
  private final int rackSize;
  private final int total;

  /**
   * {@code drawable[letter][held]}: tiles of a letter left to draw beside this many in the leave.
   */
  private final int[][] drawable;

  /** {@code ways[letter][held][drawn]}: as long as there are that many, so the last is not 0. */
  private final long[][][] ways;

  /**
   * @param bag tiles of each letter, no more than exist
   */
  DrawWeights(TileSet tiles, int rackSize, int[] bag, DrawConvention convention) {
    checkBag(tiles, bag);
    this.tiles = tiles;
    this.rackSize = rackSize;
    this.drawable = new int[bag.length][];
    this.ways = new long[bag.length][][];
    int sum = 0;
    for (int letter = 0; letter < bag.length; letter++) {
      int mostHeld = Math.min(tiles.count(letter), rackSize);
      drawable[letter] = new int[mostHeld + 1];
      ways[letter] = new long[mostHeld + 1][];
      for (int held = 0; held <= mostHeld; held++) {
        int left = convention.drawable(bag[letter], held, tiles.count(letter));
        drawable[letter][held] = left;
        ways[letter][held] = new long[Math.min(left, rackSize - held) + 1];
        for (int drawn = 0; drawn < ways[letter][held].length; drawn++) {
          ways[letter][held][drawn] = Binomials.choose(left, drawn);
        }
      }
      sum += bag[letter];
    }
    this.total = sum;
  }

  private static void checkBag(TileSet tiles, int[] bag) {
    if (bag.length != tiles.letterCount()) {
      throw new IllegalArgumentException(
          "a bag of " + tiles + " tiles has " + tiles.letterCount() + " counts, not " + bag.length);
    }
    for (int letter = 0; letter < bag.length; letter++) {
      if (bag[letter] < 0 || bag[letter] > tiles.count(letter)) {
        throw new IllegalArgumentException(
            "a bag of "
                + tiles
                + " tiles holds 0 to "
                + tiles.count(letter)
                + " of "
                + tiles.letter(letter).upper()
                + ", not "
                + bag[letter]);
      }
    }
  }

  TileSet tiles() {
    return tiles;
  }

  int rackSize() {
    return rackSize;
  }

  /** Tiles left to draw beside the empty leave: the whole bag, in either convention. */
  int total() {
    return total;
  }

  /** Tiles of a letter that are left to draw beside this many of it in the leave. */
  int drawable(int letter, int held) {
    return drawable[letter][held];
  }

  /**
   * By tiles drawn of a letter, the ways to draw them beside this many of it in the leave. The
   * array ends where there are no more.
   */
  long[] ways(int letter, int held) {
    return ways[letter][held];
  }

  /** Tiles left to draw beside a leave. */
  int drawableBeside(int[] leave) {
    int sum = 0;
    for (int letter = 0; letter < leave.length; letter++) {
      sum += drawable[letter][leave[letter]];
    }
    return sum;
  }

  /** Tiles left to draw beside a multiset of the group, less {@link #total}. */
  int[] drawableBeside(LetterGroup group) {
    int[] beside = new int[group.size()];
    for (int number = 1; number < beside.length; number++) {
      int highest = group.highestLetter(number);
      int held = group.counts(highest)[number];
      int[] left = drawable[group.firstLetter() + highest];
      beside[number] = beside[group.withoutHighest(number)] + left[held] - left[0];
    }
    return beside;
  }

  /** The ways to draw each multiset of a group, beside the leave that holds {@code held}. */
  long[] waysToDraw(LetterGroup group, int[] held) {
    long[] waysToDraw = new long[group.size()];
    waysToDraw[0] = 1;
    for (int number = 1; number < waysToDraw.length; number++) {
      int highest = group.highestLetter(number);
      int letter = group.firstLetter() + highest;
      int drawn = group.counts(highest)[number];
      long[] letterWays = ways[letter][held[letter]];
      waysToDraw[number] =
          drawn < letterWays.length
              ? waysToDraw[group.withoutHighest(number)] * letterWays[drawn]
              : 0;
    }
    return waysToDraw;
  }
}
