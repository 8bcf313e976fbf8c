package dev.hindsight.backgammon.play.rollout;

import java.util.Locale;

/**
 * How a position is rolled out.
 *
 * @param trials games played from it
 * @param seed of the dice
 * @param truncatePlies after this many plies the evaluator's opinion is the result; 0 for never,
 *     which alone is free of its bias
 * @param varianceReduced whether luck, as the evaluator sees it, is taken out of every roll
 */
public record RolloutPlan(long trials, long seed, int truncatePlies, boolean varianceReduced) {
  /** A billion games is more than anybody waits for. */
  public static final long MOST_TRIALS = 1_000_000_000L;

  /** Games of players who know nothing may last long; this is far beyond any other. */
  public static final int MOST_PLIES = 1_000;

  public RolloutPlan {
    // A single one would have no standard error.
    if (trials < 2 || trials > MOST_TRIALS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "a rollout takes 2 to %d trials, not %d", MOST_TRIALS, trials));
    }
    if (truncatePlies < 0 || truncatePlies > MOST_PLIES) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a rollout is truncated after 1 to %d plies, or with 0 never, not after %d",
              MOST_PLIES,
              truncatePlies));
    }
  }

  /** Every game to its end, and nothing taken out. */
  public static RolloutPlan plain(long trials, long seed) {
    return new RolloutPlan(trials, seed, 0, false);
  }
}
