package dev.hindsight.backgammon.rules;

/**
 * The match around a game: points to win, points so far, and whether this is the Crawford game, in
 * which nobody may double.
 *
 * <p>Length 0 is money play; its points are a running total.
 */
public record MatchScore(int length, int xPoints, int oPoints, boolean crawford) {
  /** The longest match and highest score that a gnubg match id can hold. */
  public static final int MOST_POINTS = (1 << 15) - 1;

  /** Money play without a score. */
  public static final MatchScore MONEY = new MatchScore(0, 0, 0, false);

  public MatchScore {
    checkPoints(length, "a match is to");
    checkPoints(xPoints, "X has");
    checkPoints(oPoints, "O has");
    if (crawford && length == 0) {
      throw new IllegalArgumentException("money play has no Crawford game");
    }
  }

  private static void checkPoints(int points, String what) {
    if (points < 0 || points > MOST_POINTS) {
      throw new IllegalArgumentException(what + " 0 to " + MOST_POINTS + " points, not " + points);
    }
  }

  public boolean isMoney() {
    return length == 0;
  }

  public int points(Player player) {
    return player == Player.X ? xPoints : oPoints;
  }

  /** Points this player still needs; 0 in money play. */
  public int away(Player player) {
    return Math.max(0, length - points(player));
  }

  /** Whether somebody has won the match. */
  public boolean isOver() {
    return length > 0 && (xPoints >= length || oPoints >= length);
  }

  /** The score of the next game: whoever first comes within one point brings the Crawford game. */
  public MatchScore after(Player winner, int points, boolean crawfordRule) {
    int x = xPoints + (winner == Player.X ? points : 0);
    int o = oPoints + (winner == Player.O ? points : 0);
    boolean wasOneAway = xPoints == length - 1 || oPoints == length - 1;
    boolean isOneAway = x == length - 1 || o == length - 1;
    boolean over = length > 0 && (x >= length || o >= length);
    return new MatchScore(
        length, x, o, crawfordRule && length > 0 && isOneAway && !wasOneAway && !over);
  }
}
