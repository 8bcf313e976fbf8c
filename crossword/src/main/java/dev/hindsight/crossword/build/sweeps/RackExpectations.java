package dev.hindsight.crossword.build.sweeps;

import dev.hindsight.crossword.build.racks.DrawWays;
import dev.hindsight.crossword.table.RackEquityTable;
import java.util.Arrays;

/**
 * What each rack is expected to be worth beyond a rack drawn from a full bag, before a position is
 * looked at: as an earlier table has it, or the same for all. Immutable.
 */
final class RackExpectations {
  /** By rank, in millipoints; empty if all are alike. */
  private final int[] differences;

  private RackExpectations(int[] differences) {
    this.differences = differences;
  }

  /** Nobody knows anything of racks. */
  static RackExpectations none() {
    return new RackExpectations(new int[0]);
  }

  static RackExpectations of(RackEquityTable table) {
    long[] ways = DrawWays.ofRacks(table.index());
    long sum = 0;
    long draws = 0;
    for (int rank = 0; rank < ways.length; rank++) {
      sum = Math.addExact(sum, Math.multiplyExact(ways[rank], table.millipoints(rank)));
      draws = Math.addExact(draws, ways[rank]);
    }
    int mean = SweepTally.rounded(sum, draws);
    int[] differences = new int[ways.length];
    Arrays.setAll(differences, rank -> table.millipoints(rank) - mean);
    return new RackExpectations(differences);
  }

  int differenceMillipoints(int rank) {
    return differences.length == 0 ? 0 : differences[rank];
  }
}
