package dev.hindsight.crossword.play.evaluate;

import dev.hindsight.crossword.rules.board.Board;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a play is worth besides its score: the tiles that stay on the rack, and where the others go.
 * All in millipoints for the mover.
 */
public interface Evaluation {
  /** Only the score counts. */
  Evaluation SCORE = (rack, bag, opponentPoints, kept) -> Arrays.fill(kept, 0);

  /**
   * Writes, for each subset of the rack that may be played, the worth of keeping the others.
   *
   * @param rack the mover's
   * @param tilesInBag before the play, as far as the mover can tell
   * @param opponentPoints on the opponent's rack; only asked for when the bag is empty
   * @param kept by subset played
   */
  void valueKept(RackSubsets rack, int tilesInBag, int opponentPoints, int[] kept);

  /**
   * What tiles are worth on squares of this board, or null if nothing.
   *
   * @param tilesInBag before the play, as far as the mover can tell
   */
  default @Nullable SquareValues squareValues(Board board, int tilesInBag) {
    return null;
  }

  /**
   * The same for a mover who leads by this many points; without a lead, the game is taken as even.
   */
  default Evaluation atLead(int leadPoints) {
    return this;
  }
}
