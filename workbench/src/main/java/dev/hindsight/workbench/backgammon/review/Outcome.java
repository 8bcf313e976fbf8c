package dev.hindsight.workbench.backgammon.review;

import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.notation.GameRecord;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import org.jspecify.annotations.Nullable;

/** The score around a game of a match, and how it ended. */
public record Outcome(
    @Says("from 1") int game,
    @Says(value = "of player 1 before it", unit = Unit.POINTS) int points1,
    @Says(value = "of player 2 before it", unit = Unit.POINTS) int points2,
    @Says("whether nobody could double") boolean crawford,
    @Says("1 or 2; `null` if the record stops before the end") @Nullable Integer winner,
    @Says(value = "that it paid; 0 without an end", unit = Unit.POINTS) int points) {
  static Outcome of(GameRecord game, boolean isCrawford) {
    GameRecord.End end = game.end();
    return new Outcome(
        game.number(),
        game.xPoints(),
        game.oPoints(),
        isCrawford,
        end == null ? null : (Integer) (end.winner() == Player.X ? 1 : 2),
        end == null ? 0 : end.points());
  }
}
