package dev.hindsight.crossword.play.simulation;

import dev.hindsight.crossword.play.evaluate.Evaluation;

/**
 * Where a simulation takes its leave values from: one table for everything, a table of its own for
 * each player, or tables that follow the bag of each playout.
 */
public interface LeaveSource {
  /** For the moves of the root: which are candidates, and what they keep. */
  Evaluation root();

  /** For the playouts of one thread; any thread may ask. */
  TurnLeaves openTurns();

  /** One evaluation for every turn, no matter what is in the bag. */
  static LeaveSource fixed(Evaluation evaluation) {
    return bySeat(evaluation, evaluation);
  }

  /** One for the player who moves at the root, and one for the opponent. */
  static LeaveSource bySeat(Evaluation mover, Evaluation opponent) {
    return new LeaveSource() {
      @Override
      public Evaluation root() {
        return mover;
      }

      @Override
      public TurnLeaves openTurns() {
        return (seat, playout) -> seat == Playout.MOVER ? mover : opponent;
      }
    };
  }
}
