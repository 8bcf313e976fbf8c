package dev.hindsight.crossword.play.evaluate;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.ScoreLead;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a play is worth besides its score: the tiles that stay on the rack, and where the others go.
 * All in millipoints for the mover.
 */
public interface Evaluation {
  /**
   * The mean equity of a turn where nothing better is known: about that of the rack equities that
   * come with the program, in the opening of an English game (37.6 points).
   */
  int USUAL_TURN_MILLIPOINTS = 38_000;

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
   * What a turn is worth on average with the tiles that are left to draw: the mean equity of the
   * best move over all racks, from which the values of leaves are counted. Whoever passes gives as
   * much away, for the same rack counts a turn later.
   */
  default int meanTurnMillipoints() {
    return USUAL_TURN_MILLIPOINTS;
  }

  /**
   * The same for a mover who leads by this many points; without a lead, the game is taken as even.
   */
  default Evaluation atLead(ScoreLead lead) {
    return this;
  }
}
