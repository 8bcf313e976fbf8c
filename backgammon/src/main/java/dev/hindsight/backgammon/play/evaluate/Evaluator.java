package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;

/**
 * Says what positions are worth, by whatever means: a table, nets, a search over other evaluators.
 *
 * <p>Positions are before the roll and seen by the player to move; the end position of a move is
 * the other player's to roll, and its value is turned round for the one who has moved. Evaluators
 * own scratch memory: one for each thread.
 */
public interface Evaluator {
  /** What it is, in a few words. */
  String name();

  /** Fills in the chances of the six results for the mover, who is about to roll. */
  void chancesBeforeRoll(RunningBoard board, float[] chances);

  /**
   * Fills in, for every end position that a generator has found, the cubeless equity of the player
   * who has moved there.
   */
  void equitiesAfterMove(MoveGenerator ends, float[] equities);

  /** Whether the chances of a position are solved and not estimated. */
  default boolean isExact(RunningBoard board) {
    return board.isOver();
  }

  /**
   * The evaluator whose values compare for all end positions of a roll: one that is exact for some
   * and estimates the others must not judge between them.
   */
  default Evaluator forRoll(MoveGenerator ends) {
    return this;
  }

  /** The place of the greatest of some equities; the first of equals. */
  static int best(float[] equities, int count) {
    int best = 0;
    for (int index = 1; index < count; index++) {
      if (equities[index] > equities[best]) {
        best = index;
      }
    }
    return best;
  }
}
