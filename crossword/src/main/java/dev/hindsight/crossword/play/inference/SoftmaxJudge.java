package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.play.evaluate.RackSubsets;
import dev.hindsight.crossword.play.find.MoveFinder;

/**
 * Weighs each candidate by the chance that a player who chooses moves at random, the better the
 * more often, makes the observed one: exp(equity / temperature) over the sum of it for all
 * placements, exchanges and the pass. Of an exchange all that throw N tiles count, each for the
 * leave it keeps.
 *
 * <p>All powers are relative to the best move, so none overflows and their sum is at least 1.
 */
final class SoftmaxJudge implements Judge {
  private final Observation observation;
  private final LeaveRecorder recorder;
  private final TabledRack candidate;
  private final PlacementSums sums;
  private final int placedMillipoints;
  private final boolean placementIsGenerated;
  private final int meanTurnMillipoints;
  private final int[] rack;

  /**
   * @param placedMillipoints worth of the observed placement without the tiles kept
   * @param placementIsGenerated whether the observed placement is among those of the rack: phony
   *     words are not
   * @param meanTurnMillipoints what a pass gives away
   */
  SoftmaxJudge(
      Observation observation,
      LeaveRecorder recorder,
      TabledRack candidate,
      PlacementSums sums,
      int placedMillipoints,
      boolean placementIsGenerated,
      int meanTurnMillipoints) {
    this.observation = observation;
    this.recorder = recorder;
    this.candidate = candidate;
    this.sums = sums;
    this.placedMillipoints = placedMillipoints;
    this.placementIsGenerated = placementIsGenerated;
    this.meanTurnMillipoints = meanTurnMillipoints;
    this.rack = new int[observation.family().letterCount()];
  }

  @Override
  public long judge(int number, int[] drawn, long ways, Tally tally) {
    observation.family().rack(drawn, rack);
    candidate.set(rack, observation.opponentPoints(rack));
    int[] kept = candidate.kept();
    boolean isPlacement = recorder.exchanged() == 0;
    int played = isPlacement ? candidate.subsets().number(observation.played()) : 0;
    int observed = isPlacement ? placedMillipoints + kept[played] : Integer.MIN_VALUE;
    int otherwise = bestButPass();
    int pass = passMillipoints(otherwise);
    int best = Math.max(Math.max(otherwise, pass), observed);
    double all = sumOfAll(best, pass);
    if (isPlacement) {
      double chosen = power(observed, best);
      long units =
          Math.round(Tally.UNITS * ways * (chosen / (placementIsGenerated ? all : all + chosen)));
      tally.add(number, kept[played], units);
      return units;
    }
    return judgeExchanges(best, all, ways, tally);
  }

  private long judgeExchanges(int best, double all, long ways, Tally tally) {
    RackSubsets subsets = candidate.subsets();
    int[] kept = candidate.kept();
    long total = 0;
    for (int subset = 1; subset <= subsets.all(); subset++) {
      if (subsets.size(subset) == recorder.exchanged()) {
        long units = Math.round(Tally.UNITS * ways * (power(kept[subset], best) / all));
        if (units > 0) {
          recorder.enterExchange(subset, subsets, kept, units, tally);
          total += units;
        }
      }
    }
    return total;
  }

  /** Below any move if there is none. */
  private int bestButPass() {
    int best = candidate.bestPlacement();
    if (observation.isExchangeAllowed()) {
      for (int subset = candidate.subsets().all(); subset > 0; subset--) {
        best = Math.max(best, candidate.kept()[subset]);
      }
    }
    return best;
  }

  private double sumOfAll(int best, int pass) {
    double sum = candidate.sumOfPlacements(sums, best) + power(pass, best);
    if (observation.isExchangeAllowed()) {
      for (int subset = candidate.subsets().all(); subset > 0; subset--) {
        sum += power(candidate.kept()[subset], best);
      }
    }
    return sum;
  }

  private double power(int millipoints, int best) {
    return StrictMath.exp(((double) millipoints - best) / sums.temperatureMillipoints());
  }

  /**
   * As {@link MoveFinder} values it: the best other move a turn later, nothing if there is none.
   */
  private int passMillipoints(int otherwise) {
    return observation.tilesInBag() == 0
        ? candidate.kept()[0]
        : (otherwise <= MoveFinder.PASS_MILLIPOINTS ? 0 : otherwise) - meanTurnMillipoints;
  }
}
