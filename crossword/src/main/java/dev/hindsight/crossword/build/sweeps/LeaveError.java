package dev.hindsight.crossword.build.sweeps;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.crossword.build.racks.DrawWays;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.table.LeaveTable;
import java.util.Arrays;

/**
 * How exact leaves from N positions are, judged by how far they have moved since the first n of
 * them.
 *
 * <p>If σ² is what one position adds to the variance of a leave, then the mean of N has the
 * variance σ²/N, and its difference from the mean of the first n has σ²/n − σ²/N. So the standard
 * error is the difference times √(n / (N − n)), as a root mean square over the {@value
 * #COMMON_LEAVES} most common leaves: with n = N/2 it is the difference itself.
 *
 * <p>n is the highest power of 2 that is at most N/2, and at least {@value #FEWEST}. Leaves are
 * kept at these numbers of positions.
 */
final class LeaveError {
  static final int COMMON_LEAVES = 5_000;
  private static final long FEWEST = 256;

  private final long positions;

  private LeaveError(long positions) {
    this.positions = positions;
  }

  static LeaveError of(long positions) {
    return new LeaveError(positions);
  }

  /** n. */
  long earlierPositions() {
    return Long.highestOneBit(Math.max(1, positions / 2));
  }

  /** The next number of positions at which leaves are kept. */
  static long nextStop(long positions) {
    return Math.max(FEWEST, 2 * Long.highestOneBit(Math.max(1, positions)));
  }

  static boolean isStop(long positions) {
    return positions >= FEWEST && Long.bitCount(positions) == 1;
  }

  /** The standard error in points. */
  double points(LeaveTable earlier, LeaveTable now) {
    double sum = 0;
    int[] common = mostCommon(now.index());
    for (int rank : common) {
      double difference = now.millipoints(rank) - earlier.millipoints(rank);
      sum += difference * difference;
    }
    double n = earlierPositions();
    return Millipoints.toPoints(Math.sqrt(sum / common.length * n / (positions - n)));
  }

  /**
   * Ranks of the leaves, the empty one left out, that draws from a full bag are likeliest to be.
   */
  static int[] mostCommon(LeaveIndex index) {
    long[] ways = DrawWays.ofLeaves(index);
    int[] counts = new int[index.tiles().letterCount()];
    double[] chances = new double[index.size()];
    for (int rank = 1; rank < chances.length; rank++) {
      index.unrank(rank, counts);
      chances[rank] =
          (double) ways[rank]
              / Binomials.choose(index.tiles().total(), Arrays.stream(counts).sum());
    }
    double[] sorted = chances.clone();
    Arrays.sort(sorted);
    int wanted = Math.min(COMMON_LEAVES, chances.length - 1);
    double least = sorted[sorted.length - wanted];
    int[] ranks = new int[chances.length];
    int found = 0;
    for (int rank = 1; rank < chances.length; rank++) {
      if (chances[rank] >= least) {
        ranks[found++] = rank;
      }
    }
    return Arrays.copyOf(ranks, found);
  }
}
