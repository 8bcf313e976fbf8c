package dev.hindsight.crossword.table.derivation;

import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.RackEquityTable;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.function.ToIntFunction;

/**
 * Leave values as anybody would compute them: go over every draw, add up, divide.
 *
 * <p>What is left to draw is found tile by tile: the pool convention takes the leave out of the
 * bag; held apart, a tile is taken out only where there would be more than exist.
 */
final class ReferenceLeaves {
  private final TileSet tiles;
  private final int rackSize;
  private final ToIntFunction<int[]> equity;
  private final int[] bag;
  private final DrawConvention convention;

  ReferenceLeaves(RackEquityTable table, int[] bag, DrawConvention convention) {
    this(
        table.index().tiles(),
        table.index().rackSize(),
        counts -> table.millipoints(table.index().rank(counts)),
        bag,
        convention);
  }

  private ReferenceLeaves(
      TileSet tiles,
      int rackSize,
      ToIntFunction<int[]> equity,
      int[] bag,
      DrawConvention convention) {
    this.tiles = tiles;
    this.rackSize = rackSize;
    this.equity = equity;
    this.bag = bag;
    this.convention = convention;
  }

  /** The value in millipoints, before rounding. */
  double value(int[] leave) {
    return mean(leave).subtract(mean(new int[leave.length]), MathContext.DECIMAL128).doubleValue();
  }

  /** The mean equity in millipoints. */
  BigDecimal mean(int[] leave) {
    int[] left = bag.clone();
    for (int letter = 0; letter < left.length; letter++) {
      for (int tile = 0; tile < leave[letter]; tile++) {
        boolean fromBag =
            convention == DrawConvention.POOL
                ? left[letter] > 0
                : left[letter] + leave[letter] > tiles.count(letter);
        left[letter] -= fromBag ? 1 : 0;
      }
    }
    int draw = rackSize - sum(leave);
    if (sum(left) < draw) {
      int[] all = leave.clone();
      for (int letter = 0; letter < all.length; letter++) {
        all[letter] += left[letter];
      }
      BigDecimal mean =
          new ReferenceLeaves(tiles, rackSize, equity, tiles.counts(), DrawConvention.POOL)
              .mean(all);
      // Equities are whole millipoints, those of incomplete racks too.
      return BigDecimal.valueOf(Math.rint(mean.doubleValue()));
    }
    long[] sums = {0, 0};
    addDraws(leave.clone(), left, 0, draw, 1, sums);
    return new BigDecimal(sums[0]).divide(new BigDecimal(sums[1]), MathContext.DECIMAL128);
  }

  /** Adds ways times equity, and ways, over all draws of the letters from one on. */
  private void addDraws(int[] rack, int[] left, int letter, int draw, long ways, long[] sums) {
    if (draw == 0) {
      sums[0] = Math.addExact(sums[0], Math.multiplyExact(ways, equity.applyAsInt(rack)));
      sums[1] = Math.addExact(sums[1], ways);
      return;
    }
    if (letter == left.length) {
      return;
    }
    long choose = 1;
    for (int drawn = 0; drawn <= Math.min(draw, left[letter]); drawn++) {
      rack[letter] += drawn;
      addDraws(rack, left, letter + 1, draw - drawn, ways * choose, sums);
      rack[letter] -= drawn;
      choose = choose * (left[letter] - drawn) / (drawn + 1);
    }
  }

  static int sum(int[] counts) {
    return Arrays.stream(counts).sum();
  }

  /**
   * A formula with known leaves: 30 + sum of k((7m) mod 11 - 5) - 3 per repeated tile, in points.
   */
  static RackEquityTable formula(TileSet tiles, int rackSize) {
    RackIndex index = new RackIndex(tiles, rackSize);
    int[] values = new int[index.size()];
    int[] counts = new int[tiles.letterCount()];
    index.unrank(0, counts);
    int rank = 0;
    do {
      int points = 30;
      for (int letter = 0; letter < counts.length; letter++) {
        points += counts[letter] * (7 * letter % 11 - 5) - 3 * Math.max(0, counts[letter] - 1);
      }
      values[rank++] = 1000 * points;
    } while (index.next(counts));
    return RackEquityTable.of(index, "0".repeat(64), values, new int[values.length]);
  }
}
