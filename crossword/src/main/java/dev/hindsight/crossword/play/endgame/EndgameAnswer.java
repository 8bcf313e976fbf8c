package dev.hindsight.crossword.play.endgame;

import dev.hindsight.crossword.rules.board.Move;
import java.util.List;

/**
 * What is known of an endgame.
 *
 * @param moves all moves, the best first; before the first search has ended all are {@link
 *     EndgameBound#UNKNOWN}, in the order of a guess
 * @param proven whether the value of the best move, and that no other is better, hold to the end of
 *     the game; what holds of the others is said by their bounds
 * @param outcome who wins, if that is proven
 * @param line best play of both sides, as far as it was looked for
 * @param plies how far the last search that was finished looked; {@link EndgameLimits#ALL_PLIES} if
 *     to the end
 * @param nodes positions looked at by all threads; depends on their number and on chance
 */
public record EndgameAnswer(
    List<EndgameMove> moves,
    boolean proven,
    EndgameOutcome outcome,
    List<Move> line,
    int plies,
    long nodes) {
  public EndgameAnswer {
    moves = List.copyOf(moves);
    line = List.copyOf(line);
  }

  /** The first move. */
  public EndgameMove best() {
    return moves.get(0);
  }
}
