package dev.hindsight.workbench.crossword.review;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a review says of one line of a recorded game.
 *
 * @param number of the turn, from 1; a line that is not a turn has the number of the turn before it
 * @param player 1 or 2
 * @param rack as recorded
 * @param position before it, as CGP
 * @param move as people write it, or what else happened: {@code withdrawn}, {@code challenge},
 *     {@code time}, {@code tiles left}
 * @param score points that the record gives it
 * @param total the player's score after it, as recorded
 * @param phase what judged it: {@code static}, {@code simulation}, {@code pre-endgame}, {@code
 *     endgame} (proven), {@code estimate} (an endgame that was not proven in time), or {@code none}
 * @param equity what the move is worth; null if it is not judged
 * @param best the best move; null if the turn is not judged
 * @param bestEquity what that is worth
 * @param equityLost points that the best move is worth more; 0 if it wins more often, but by less
 * @param winProbability of the player after the move
 * @param bestWinProbability after the best move
 * @param bingoMissed whether the best move plays a full rack and the move made does not
 * @param phonies words that it makes and that are not in the list
 */
public record ReviewedTurn(
    int number,
    int player,
    String rack,
    String position,
    String move,
    int score,
    int total,
    String phase,
    @Nullable BigDecimal equity,
    @Nullable String best,
    @Nullable BigDecimal bestEquity,
    @Nullable BigDecimal equityLost,
    @Nullable Double winProbability,
    @Nullable Double bestWinProbability,
    boolean bingoMissed,
    List<String> phonies) {
  /** Whether there is a verdict. */
  public boolean isJudged() {
    return equityLost != null;
  }
}
