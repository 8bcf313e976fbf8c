package dev.hindsight.workbench.crossword.review;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * A move that was made beside the best one.
 *
 * @param phase what judged: see {@link ReviewedTurn}
 * @param made the move made, as it is listed
 * @param equity what it is worth
 * @param best the best move
 * @param bestEquity what that is worth
 * @param chances to win with either, if they are known better than by the equity
 */
record Verdict(
    String phase,
    String made,
    BigDecimal equity,
    String best,
    BigDecimal bestEquity,
    Optional<Chances> chances) {
  /** Chances to win. */
  record Chances(double made, double best) {}

  /** By equity alone. */
  static Verdict of(
      String phase, String made, BigDecimal equity, String best, BigDecimal bestEquity) {
    return new Verdict(phase, made, equity, best, bestEquity, Optional.empty());
  }

  /** Nothing is better than what was made. */
  static Verdict best(String phase, String made, BigDecimal equity) {
    return of(phase, made, equity, made, equity);
  }
}
