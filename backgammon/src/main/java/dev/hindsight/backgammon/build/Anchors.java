package dev.hindsight.backgammon.build;

import dev.hindsight.backgammon.rules.RunningBoard;

/**
 * Values of well-known positions, estimated by long rollouts: not exact, but far better than one
 * game. Each comes with its standard error.
 */
public interface Anchors {
  /**
   * Fills in the chances of the six results for the mover, who is about to roll.
   *
   * @return the standard error of the cubeless equity, or NaN where nothing is known
   */
  float find(RunningBoard board, float[] chances);
}
