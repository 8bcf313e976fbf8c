package dev.hindsight.crossword.build.sweeps;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.build.racks.DrawWays;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.RackEvidence;
import dev.hindsight.crossword.table.derivation.RackEstimates;
import dev.hindsight.crossword.table.derivation.RackSums;

/**
 * From a tally of sweeps to a value for each rack, and what it rests on.
 *
 * <p>A rack is worth its weighted mean, drawn towards what its parts promise as if that had been
 * seen a few times (see {@link RackEstimates}): with thousands of positions that is nothing, unless
 * the rack can hardly ever be drawn.
 */
final class SweepEstimates {
  private SweepEstimates() {}

  /** Values all racks. */
  static RackEquityTable table(RackIndex racks, String wordsSha256, SweepTally tally, Crew crew) {
    long[] ways = DrawWays.ofRacks(racks);
    // Parts of a rack promise what the racks that hold them are worth on average over all draws.
    RackSums byDraws = new Sums(tally, rank -> ways[rank]);
    RackSums byPositions = new Sums(tally, rank -> Math.round(tally.effectivePositions(rank)));
    int[] values = RackEstimates.values(racks, byDraws, byPositions, crew);
    int[] observations = new int[racks.size()];
    for (int rank = 0; rank < observations.length; rank++) {
      observations[rank] = tally.count(rank);
    }
    return RackEquityTable.owning(racks, wordsSha256, values, observations);
  }

  /** What the values rest on. */
  static RackEvidence evidence(SweepTally tally) {
    float[] weights = new float[tally.racks()];
    int[] errors = new int[tally.racks()];
    for (int rank = 0; rank < errors.length; rank++) {
      weights[rank] = (float) tally.weight(rank);
      double error = tally.standardErrorMillipoints(rank);
      errors[rank] = Double.isNaN(error) ? RackEvidence.UNKNOWN : (int) Math.round(error);
    }
    return RackEvidence.owning(weights, errors);
  }

  /** Says how much a rack that was seen counts for. */
  private interface Counts {
    long of(int rank);
  }

  /** The means of a tally as if they had been seen this often. */
  private record Sums(SweepTally tally, Counts counts) implements RackSums {
    @Override
    public int racks() {
      return tally.racks();
    }

    @Override
    public long observed(int rank) {
      return tally.isSeen(rank) ? counts.of(rank) : 0;
    }

    @Override
    public long sumMillipoints(int rank) {
      return tally.isSeen(rank) ? observed(rank) * tally.millipoints(rank) : 0;
    }
  }
}
