package dev.hindsight.crossword.play.simulation;

/**
 * How sure a simulation must be before it drops a candidate: the stopping rule of a best-arm
 * search.
 *
 * <p>A simulation that looks at its figures again and again will sooner or later see what is not
 * there. So the doubt of 1 % in all is shared out: over the looks, of which the k-th gets 6 / (π² ·
 * k²) of it, which adds up to all of it however often one looks; and over the other candidates, any
 * of which might seem better. The best candidate is then dropped in at most 1 % of all simulations,
 * as far as means of many playouts are normal.
 *
 * <p>At the first look with 15 candidates a difference must exceed 3.3 standard errors, at the
 * tenth 4.4.
 */
final class StopRule {
  private static final double DOUBT = 0.01;

  /** Below this the means are not normal enough. */
  static final int FEWEST_ITERATIONS = 64;

  private StopRule() {}

  /** For the k-th look, from 1, at this many candidates at the beginning. */
  static double mostDoubt(int look, int candidates) {
    double share = 6 / (Math.PI * Math.PI * look * look);
    return DOUBT * share / Math.max(1, candidates - 1);
  }
}
