package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.rules.letters.Millipoints;

/** How well a candidate rack must explain the move. All in millipoints. */
public sealed interface Criterion {
  /** No margin is larger: 100,000 points. */
  int MOST_MARGIN_MILLIPOINTS = 100_000_000;

  /**
   * Yes or no: is the move within a margin of the best?
   *
   * @param definition what that means for an exchange
   * @param marginMillipoints 0 for only the best
   * @param cutoff whether to stop at the first move that is too good, rather than find the best;
   *     the answer is the same
   */
  record WithinMargin(Definition definition, int marginMillipoints, boolean cutoff)
      implements Criterion {
    public WithinMargin {
      if (marginMillipoints < 0 || marginMillipoints > MOST_MARGIN_MILLIPOINTS) {
        throw new IllegalArgumentException(
            "a margin is from 0 to "
                + MOST_MARGIN_MILLIPOINTS / Millipoints.PER_POINT
                + " points, not "
                + Millipoints.toPoints(marginMillipoints));
      }
    }
  }

  /**
   * How likely is the move for a player who chooses each move with a chance that grows with e to
   * the power of equity over temperature?
   *
   * @param temperatureMillipoints more than 0; a move worth this much less is chosen 2.7 times less
   *     often
   */
  record Softmax(double temperatureMillipoints) implements Criterion {
    public Softmax {
      if (!(temperatureMillipoints > 0) || !(temperatureMillipoints <= MOST_MARGIN_MILLIPOINTS)) {
        throw new IllegalArgumentException(
            "a temperature is more than 0 and at most "
                + MOST_MARGIN_MILLIPOINTS / Millipoints.PER_POINT
                + " points, not "
                + Millipoints.toPoints(temperatureMillipoints));
      }
    }
  }
}
