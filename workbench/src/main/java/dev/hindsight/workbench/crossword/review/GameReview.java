package dev.hindsight.workbench.crossword.review;

import java.math.BigDecimal;
import java.util.List;

/**
 * A recorded game, judged turn by turn.
 *
 * @param players in the order of the record
 * @param turns every line of the record
 * @param words file of the words, or ENABLE
 * @param notes points and totals of the record that do not add up
 */
public record GameReview(
    List<Player> players, List<ReviewedTurn> turns, String words, List<String> notes) {
  /**
   * How a player did.
   *
   * @param nickname as recorded
   * @param name in full
   * @param score at the end
   * @param turnsJudged turns with a verdict
   * @param equityLost points, in all of those
   * @param winLost chances to win, added up
   * @param bingosMissed turns in which a full rack could have been played with profit
   * @param exchangeErrors exchanges or passes where a placement was better, or the other way round
   * @param worst numbers of the turns that lost most, the worst first
   */
  public record Player(
      String nickname,
      String name,
      int score,
      int turnsJudged,
      BigDecimal equityLost,
      double winLost,
      int bingosMissed,
      int exchangeErrors,
      List<Integer> worst) {}
}
