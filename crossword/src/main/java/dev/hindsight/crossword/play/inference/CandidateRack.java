package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.play.evaluate.RackSubsets;

/**
 * A rack that somebody may have held: what keeping each part of it was worth, and whether it could
 * make a placement better than some other move. One object per thread, set to one rack after the
 * other.
 */
interface CandidateRack {
  /** Sets the rack, by letter counts. */
  void set(int[] letterCounts, int opponentPoints);

  /** The rack as subsets that can be played or exchanged. */
  RackSubsets subsets();

  /** By subset played: worth of what is kept, in millipoints; not to be written. */
  int[] kept();

  /** Whether some placement is worth more than this. */
  boolean hasPlacementAbove(int millipoints);
}
