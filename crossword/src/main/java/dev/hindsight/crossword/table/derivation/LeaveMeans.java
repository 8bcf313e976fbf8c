package dev.hindsight.crossword.table.derivation;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.crossword.index.LeaveIndex;

/**
 * From the sum over all draws that complete a leave to the mean equity of the completed racks.
 *
 * <p>Sums are exact integers. They become fractions here and nowhere else, so that however a sum
 * was found, equal sums give equal values.
 *
 * <p>A bag of fewer tiles than a rack may not complete a leave; then all of it is drawn, and the
 * incomplete rack counts as much as it would on average if a full bag completed it.
 */
final class LeaveMeans {
  private final DrawWeights weights;
  private final LeaveIndex index;

  /** Mean equities of incomplete racks by rank; empty if the bag completes every leave. */
  private final int[] shortRacks;

  /** {@code ways[drawn][drawable]}, 0 where there are too few to draw. */
  private final double[][] ways;

  /**
   * @param shortRacks mean equities of incomplete racks by rank; not looked at unless the bag has
   *     fewer tiles than a rack
   */
  LeaveMeans(DrawWeights weights, LeaveIndex index, int[] shortRacks) {
    this.weights = weights;
    this.index = index;
    this.shortRacks = shortRacks;
    this.ways = new double[weights.rackSize() + 1][weights.total() + 1];
    for (int drawn = 0; drawn < ways.length; drawn++) {
      for (int drawable = 0; drawable <= weights.total(); drawable++) {
        ways[drawn][drawable] = Binomials.choose(drawable, drawn);
      }
    }
  }

  /**
   * The mean equity, in millipoints, of a leave after drawing.
   *
   * @param rank of the leave
   * @param sum over all draws that complete it, of the ways to draw times the equity
   * @param drawable tiles that are left to draw from
   * @param draw tiles that complete it
   */
  double mean(int rank, long sum, int drawable, int draw) {
    return drawable < draw ? meanOfShort(rank) : sum / ways[draw][drawable];
  }

  private double meanOfShort(int rank) {
    int[] counts = new int[weights.tiles().letterCount()];
    index.unrank(rank, counts);
    for (int letter = 0; letter < counts.length; letter++) {
      counts[letter] += weights.drawable(letter, counts[letter]);
    }
    return shortRacks[index.rank(counts)];
  }

  /** A value of this many millipoints as it is stored. */
  static int round(double millipoints) {
    return (int) Math.rint(millipoints);
  }
}
