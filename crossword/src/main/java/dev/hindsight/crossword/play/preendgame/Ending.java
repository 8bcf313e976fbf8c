package dev.hindsight.crossword.play.preendgame;

/**
 * How a game ends after a candidate and a draw, for the player whose candidate it is.
 *
 * @param halfWins 2 for a win, 1 for a draw, 0 for a loss
 * @param outcomeProven whether that is proven for what was played up to the end of the bag
 * @param leadPoints at the end of the game
 * @param pointsProven whether those are proven likewise
 * @param exact whether nothing before the end of the bag was played by rule of thumb
 */
record Ending(
    int halfWins, boolean outcomeProven, int leadPoints, boolean pointsProven, boolean exact) {
  /** Of a game that is over. */
  static Ending over(int leadPoints, boolean exact) {
    return new Ending(halfWins(leadPoints), true, leadPoints, true, exact);
  }

  static int halfWins(int leadPoints) {
    return 1 + Integer.signum(leadPoints);
  }

  boolean isProven() {
    return outcomeProven && exact;
  }

  /** This ending as the opponent sees it. */
  Ending reversed() {
    return new Ending(2 - halfWins, outcomeProven, -leadPoints, pointsProven, exact);
  }

  /** This ending, with points that are only estimated. */
  Ending withoutPoints() {
    return new Ending(halfWins, outcomeProven, leadPoints, false, exact);
  }

  /** This ending without its proofs, because something else is not known for certain. */
  Ending estimated() {
    return new Ending(halfWins, false, leadPoints, false, false);
  }
}
