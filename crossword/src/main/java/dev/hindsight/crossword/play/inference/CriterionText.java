package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.rules.letters.Millipoints;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Reads a criterion from its settings; null where none was given.
 *
 * <pre>{@code
 * CriterionText.parse(new BigDecimal("3"), "classic", null, true)
 * CriterionText.parse(null, null, "softmax:4", true)
 * }</pre>
 */
public final class CriterionText {
  private static final String SOFTMAX = "softmax:";

  private CriterionText() {}

  /**
   * Reads a criterion; with nothing given the near-best one of margin 0.
   *
   * @param marginPoints by how much the move may fall short of the best
   * @param definition near-best or classic
   * @param likelihood {@code softmax:} and a temperature in points, in place of the others
   * @param cutoff see {@link Criterion.WithinMargin}
   * @throws IllegalArgumentException if they make no sense; the message says what is allowed
   */
  public static Criterion parse(
      @Nullable BigDecimal marginPoints,
      @Nullable String definition,
      @Nullable String likelihood,
      boolean cutoff) {
    if (likelihood == null) {
      return new Criterion.WithinMargin(
          definition(definition),
          millipoints(marginPoints == null ? BigDecimal.ZERO : marginPoints),
          cutoff);
    }
    if (marginPoints != null || definition != null) {
      throw new IllegalArgumentException("`likelihood` does not go with `margin` or `definition`");
    }
    if (!likelihood.startsWith(SOFTMAX)) {
      throw new IllegalArgumentException(
          "`likelihood` must be softmax: and a temperature in points, as in softmax:4");
    }
    return new Criterion.Softmax(temperature(likelihood.substring(SOFTMAX.length())));
  }

  private static double temperature(String points) {
    try {
      return new BigDecimal(points)
          .multiply(BigDecimal.valueOf(Millipoints.PER_POINT))
          .doubleValue();
    } catch (NumberFormatException wrong) {
      throw new IllegalArgumentException(
          "the temperature of " + "`likelihood` must be a number of points", wrong);
    }
  }

  private static Definition definition(@Nullable String name) {
    if (name == null) {
      return Definition.NEAR_BEST;
    }
    return Definition.find(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "`definition` must be near-best or classic, not " + name));
  }

  private static int millipoints(BigDecimal points) {
    BigDecimal most = Millipoints.toExactPoints(Criterion.MOST_MARGIN_MILLIPOINTS);
    if (points.signum() < 0 || points.compareTo(most) > 0) {
      throw new IllegalArgumentException(
          "`margin` must be from 0 to " + most.intValueExact() + " points");
    }
    return Millipoints.ofPoints(points);
  }
}
