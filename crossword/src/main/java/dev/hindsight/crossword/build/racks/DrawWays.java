package dev.hindsight.crossword.build.racks;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.TileSet;

/**
 * In how many ways each rack, or each leave, can be drawn from a full bag: the product of
 * choose(tiles of the letter, tiles drawn) over the letters. AAE comes in 36 · 12 ways.
 *
 * <p>Ranks are lexicographic, so going through the letters with counts ascending meets them in
 * order.
 */
public final class DrawWays {
  private final TileSet tiles;
  private final boolean fullOnly;
  private final long[] ways;

  /** {@code supply[letter]}: tiles of that letter and those after it. */
  private final int[] supply;

  private int next;

  private DrawWays(TileSet tiles, int size, boolean fullOnly) {
    this.tiles = tiles;
    this.fullOnly = fullOnly;
    this.ways = new long[size];
    this.supply = new int[tiles.letterCount() + 1];
    for (int letter = tiles.letterCount() - 1; letter >= 0; letter--) {
      supply[letter] = supply[letter + 1] + tiles.count(letter);
    }
  }

  /** By rank of the rack. */
  public static long[] ofRacks(RackIndex index) {
    DrawWays draws = new DrawWays(index.tiles(), index.size(), true);
    draws.walk(0, index.rackSize(), 1);
    return draws.ways;
  }

  /** By rank of the leave. */
  public static long[] ofLeaves(LeaveIndex index) {
    DrawWays draws = new DrawWays(index.tiles(), index.size(), false);
    draws.walk(0, index.rackSize() - 1, 1);
    return draws.ways;
  }

  private void walk(int letter, int left, long waysBefore) {
    if (letter == tiles.letterCount() || left == 0) {
      ways[next++] = waysBefore;
      return;
    }
    int most = Math.min(left, tiles.count(letter));
    int least = fullOnly ? Math.max(0, left - supply[letter + 1]) : 0;
    for (int count = least; count <= most; count++) {
      long more = Binomials.choose(tiles.count(letter), count);
      walk(letter + 1, left - count, Math.multiplyExact(waysBefore, more));
    }
  }
}
