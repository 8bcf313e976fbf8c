package dev.hindsight.crossword.play.preendgame;

import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Move;
import java.util.List;

/**
 * Which moves of a turn are compared, and what their player believes of the opponent's rack.
 *
 * @param position with the rack of the player on turn; what it says of the other rack is not looked
 *     at
 * @param only the candidates; none for the first moves by static equity, and the pass
 * @param opponent by which draws are weighed
 */
public record PreEndgameQuestion(GamePosition position, List<Move> only, RackBelief opponent) {
  public PreEndgameQuestion {
    only = List.copyOf(only);
  }

  /** The usual candidates, and nothing known of the opponent. */
  public static PreEndgameQuestion of(GamePosition position) {
    return new PreEndgameQuestion(position, List.of(), RackBelief.UNKNOWN);
  }
}
