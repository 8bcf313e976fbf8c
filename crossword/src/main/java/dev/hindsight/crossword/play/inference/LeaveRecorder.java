package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.play.evaluate.RackSubsets;

/** Enters a candidate that explains the move, with the leave that it then keeps. */
final class LeaveRecorder {
  private final Observation observation;
  private final KeptLeaves leaves;
  private final int exchanged;
  private final int[] leave;

  LeaveRecorder(Observation observation, KeptLeaves leaves) {
    this.observation = observation;
    this.leaves = leaves;
    this.exchanged =
        observation.move() instanceof ObservedMove.Exchanged exchange ? exchange.tiles() : 0;
    this.leave = new int[observation.family().letterCount()];
  }

  /** How many tiles were exchanged; 0 for a placement. */
  int exchanged() {
    return exchanged;
  }

  /** Enters the whole weight of a candidate; of exchanges, for the first in order. */
  long enter(int candidate, RackSubsets subsets, int[] kept, long ways, Tally tally) {
    long units = Math.multiplyExact(ways, Tally.UNITS);
    if (exchanged == 0) {
      tally.add(candidate, kept[subsets.number(observation.played())], units);
    } else {
      int subset = subsets.firstExchange(kept, exchanged);
      enterExchange(subset, subsets, kept, units, tally);
    }
    return units;
  }

  /** Enters part of the weight of a candidate for one exchange. */
  void enterExchange(int subset, RackSubsets subsets, int[] kept, long units, Tally tally) {
    subsets.counts(subsets.all() - subset, leave);
    tally.add(leaves.number(leave), kept[subset], units);
  }
}
