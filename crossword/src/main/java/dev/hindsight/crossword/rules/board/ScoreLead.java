package dev.hindsight.crossword.rules.board;

/**
 * By how many points a player is ahead on the scoreboard; negative if he is behind.
 *
 * <p>What the tiles on the racks are worth is no part of it: that makes another lead, by equity.
 *
 * @param points of the player less those of the other
 */
public record ScoreLead(int points) {
  /** Of the player with the first score over the one with the second. */
  public static ScoreLead of(int points, int othersPoints) {
    return new ScoreLead(points - othersPoints);
  }
}
