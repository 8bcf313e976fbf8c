package dev.hindsight.crossword.play.inference;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.sweep.BestPlacements;

/**
 * For all tiles that a family of racks could put on one board, how often a player of some
 * temperature would make a placement of exactly these tiles, in relation to the best of them: the
 * sum of exp((worth − best worth) / temperature) over all of them.
 *
 * <p>Sums are of whole numbers, so that they do not depend on the order of the placements.
 */
final class PlacementSums {
  private static final double UNITS = 1L << 40;

  private final double temperatureMillipoints;
  private final long[] sums;

  PlacementSums(BestPlacements best, double temperatureMillipoints, Crew crew) {
    this.temperatureMillipoints = temperatureMillipoints;
    int[] bests = best.values();
    long[][] ofWorkers = new long[crew.threads()][bests.length];
    best.sweep(
        crew,
        worker -> {
          long[] ofWorker = ofWorkers[worker];
          return (rank, millipoints) ->
              ofWorker[rank] +=
                  Math.round(
                      UNITS * StrictMath.exp((millipoints - bests[rank]) / temperatureMillipoints));
        });
    this.sums = ofWorkers[0];
    for (int worker = 1; worker < ofWorkers.length; worker++) {
      for (int rank = 0; rank < sums.length; rank++) {
        sums[rank] += ofWorkers[worker][rank];
      }
    }
  }

  double temperatureMillipoints() {
    return temperatureMillipoints;
  }

  /** At least 1 where there is a placement. */
  double sum(int rank) {
    return sums[rank] / UNITS;
  }
}
