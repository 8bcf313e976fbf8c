package dev.hindsight.crossword.play.simulation;

import dev.hindsight.crossword.play.evaluate.Evaluation;

/** What the moves of a playout are valued by, turn by turn. For one thread. */
public interface TurnLeaves {
  /**
   * A playout begins.
   *
   * @param playout as it is at the root: tiles are dealt, the candidate is not played
   */
  default void begin(Playout playout) {}

  /**
   * The evaluation for the next turn.
   *
   * @param seat on turn: {@link Playout#MOVER} or {@link Playout#OPPONENT}
   * @param playout as it is before the turn
   */
  Evaluation evaluation(int seat, Playout playout);
}
