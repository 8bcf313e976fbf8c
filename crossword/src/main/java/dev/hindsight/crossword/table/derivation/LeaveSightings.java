package dev.hindsight.crossword.table.derivation;

import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.index.RackIndex;

/**
 * What was seen of racks, counted for every leave that they hold: with a rack of AAB, once for B,
 * twice for A and AB, once for AA and AAB.
 */
final class LeaveSightings {
  private final LeaveIndex leaves;
  private final long[] sums;
  private final long[] counts;

  private LeaveSightings(LeaveIndex leaves) {
    this.leaves = leaves;
    this.sums = new long[leaves.size()];
    this.counts = new long[leaves.size()];
  }

  static LeaveSightings of(
      RackIndex racks, LeaveIndex leaves, int[][] ranksBySize, RackSums tally) {
    LeaveSightings sightings = new LeaveSightings(leaves);
    sightings.addRacks(racks, tally);
    for (int size = racks.rackSize() - 2; size >= 0; size--) {
      sightings.fillFrom(ranksBySize[size + 1]);
      sightings.divide(ranksBySize[size], racks.rackSize() - size);
    }
    return sightings;
  }

  private void addRacks(RackIndex racks, RackSums tally) {
    OneTileFewer parts = new OneTileFewer(leaves);
    int[] letterCounts = new int[racks.tiles().letterCount()];
    racks.unrank(0, letterCounts);
    for (int rank = 0; rank < tally.racks(); rank++) {
      if (tally.observed(rank) > 0) {
        parts.set(letterCounts);
        addToParts(parts, tally.sumMillipoints(rank), tally.observed(rank));
      }
      racks.next(letterCounts);
    }
  }

  private void fillFrom(int[] ranks) {
    OneTileFewer parts = new OneTileFewer(leaves);
    int[] letterCounts = new int[leaves.tiles().letterCount()];
    for (int rank : ranks) {
      if (counts[rank] > 0) {
        leaves.unrank(rank, letterCounts);
        parts.set(letterCounts);
        addToParts(parts, sums[rank], counts[rank]);
      }
    }
  }

  private void addToParts(OneTileFewer parts, long sum, long count) {
    for (int kind = 0; kind < parts.kinds(); kind++) {
      int rank = parts.rank(kind);
      sums[rank] = Math.addExact(sums[rank], Math.multiplyExact(sum, parts.count(kind)));
      counts[rank] = Math.addExact(counts[rank], Math.multiplyExact(count, parts.count(kind)));
    }
  }

  /** A leave that lacks this many tiles of a rack was reached from as many leaves of that rack. */
  private void divide(int[] ranks, int lacking) {
    for (int rank : ranks) {
      sums[rank] /= lacking;
      counts[rank] /= lacking;
    }
  }

  long sumMillipoints(int rank) {
    return sums[rank];
  }

  long count(int rank) {
    return counts[rank];
  }
}
