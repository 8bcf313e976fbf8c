package dev.hindsight.crossword.table;

import dev.hindsight.crossword.rules.board.ScoreLead;
import dev.hindsight.crossword.rules.letters.Millipoints;

/**
 * By how much a player is ahead if the tiles that both have kept count for what they are worth: the
 * lead of score, and what he kept less what the other kept.
 *
 * <p>What a player kept is worth what the evaluation said of it when he last moved; 0 if he has not
 * moved yet. Win chances are learnt and asked by this lead, so that it has a type of its own.
 *
 * @param millipoints negative if the player is behind
 */
public record EquityLead(int millipoints) {
  /**
   * A lead of score, and what both players kept.
   *
   * @param keptMillipoints what the tiles that the player kept are worth; if the score is that
   *     before his last move, the equity of that move
   * @param othersKeptMillipoints the same of the other player
   */
  public static EquityLead of(ScoreLead score, int keptMillipoints, int othersKeptMillipoints) {
    return new EquityLead(
        score.points() * Millipoints.PER_POINT + keptMillipoints - othersKeptMillipoints);
  }

  public static EquityLead ofPoints(int points) {
    return new EquityLead(points * Millipoints.PER_POINT);
  }

  /** The same lead as the other player sees it. */
  public EquityLead ofOther() {
    return new EquityLead(-millipoints);
  }

  /** To the nearest, a half going up. */
  int nearestPoints() {
    return Math.floorDiv(millipoints + Millipoints.PER_POINT / 2, Millipoints.PER_POINT);
  }
}
