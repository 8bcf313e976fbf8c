package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.crossword.play.endgame.EndgameAnswer;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.play.endgame.EndgameOutcome;
import dev.hindsight.crossword.rules.notation.MoveInPosition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the end of a game was solved.
 *
 * @param secondsAllowed the time it could take
 * @param outcome for the player on turn if both play their best; null if that is not proven
 * @param value what the player on turn gains on the opponent until the game is over, in points;
 *     null if that is not proven
 * @param line best play of both, the player on turn first; empty if it is not proven
 * @param plies how many turns were looked ahead; null if to the end of the game
 * @param nodes positions looked at
 */
public record EndgameReport(
    double secondsAllowed,
    @Nullable EndgameOutcome outcome,
    @Nullable Integer value,
    List<MoveInPosition> line,
    @Nullable Integer plies,
    long nodes) {
  static EndgameReport of(EndgameAnswer answer, EndgameLimits limits, List<MoveInPosition> line) {
    return new EndgameReport(
        limits.time().toNanos() / 1e9,
        answer.outcome() == EndgameOutcome.UNKNOWN ? null : answer.outcome(),
        answer.proven() ? answer.best().netPointsForMover() : null,
        line,
        answer.plies() == EndgameLimits.ALL_PLIES ? null : answer.plies(),
        answer.nodes());
  }
}
