package dev.hindsight.crossword.play.inference;

import dev.hindsight.core.counting.Compositions;
import dev.hindsight.crossword.play.sweep.RackFamily;

/**
 * A dense numbering of what the mover can have kept. After a placement each candidate keeps one
 * leave of its own, and the numbers are the same; after an exchange different racks may keep the
 * same tiles.
 */
final class KeptLeaves {
  private final RackFamily family;
  private final int[] keptForSure;
  private final boolean oneForEachCandidate;
  private final Compositions leaves;

  KeptLeaves(Observation observation) {
    this.family = observation.family();
    this.keptForSure = observation.keptForSure();
    this.oneForEachCandidate = observation.move() instanceof ObservedMove.Placed;
    int[] caps = new int[family.letterCount()];
    for (int letter = 0; letter < caps.length; letter++) {
      caps[letter] = family.held(letter) + family.pool(letter);
    }
    this.leaves = Compositions.exactly(observation.leaveTiles(), caps);
  }

  int size() {
    return Math.toIntExact(oneForEachCandidate ? family.size() : leaves.size());
  }

  /** The number of the leave of these letters, after an exchange. */
  int number(int[] leave) {
    return (int) leaves.rank(leave);
  }

  /** Writes the letters of a leave. */
  void leave(int number, int[] counts) {
    if (!oneForEachCandidate) {
      leaves.unrank(number, counts);
      return;
    }
    family.drawnBy(number, counts);
    for (int letter = 0; letter < counts.length; letter++) {
      counts[letter] += keptForSure[letter];
    }
  }
}
