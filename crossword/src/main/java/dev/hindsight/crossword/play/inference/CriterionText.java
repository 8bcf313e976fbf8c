package dev.hindsight.crossword.play.inference;

import dev.hindsight.crossword.rules.letters.Millipoints;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Reads a criterion from its options; null where none was given.
 *
 * <pre>{@code
 * new CriterionText("--").parse(new BigDecimal("3"), "classic", null, true)
 * new CriterionText("--").parse(null, null, "softmax:4", true)
 * }</pre>
 *
 * @param prefix what stands before the name of an option, for complaints
 */
public record CriterionText(String prefix) {
  private static final String SOFTMAX = "softmax:";

  /**
   * Reads a criterion; with nothing given the near-best one of margin 0.
   *
   * @param marginPoints by how much the move may fall short of the best
   * @param definition near-best or classic
   * @param likelihood {@code softmax:} and a temperature in points, in place of the others
   * @param cutoff see {@link Criterion.WithinMargin}
   * @throws IllegalArgumentException if they make no sense; the message says what is allowed
   */
  public Criterion parse(
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
      throw new IllegalArgumentException(
          prefix + "likelihood does not go with " + prefix + "margin or " + prefix + "definition");
    }
    if (!likelihood.startsWith(SOFTMAX)) {
      throw new IllegalArgumentException(
          prefix + "likelihood must be softmax: and a temperature in points, as in softmax:4");
    }
    return new Criterion.Softmax(temperature(likelihood.substring(SOFTMAX.length())));
  }

  private double temperature(String points) {
    try {
      return new BigDecimal(points)
          .multiply(BigDecimal.valueOf(Millipoints.PER_POINT))
          .doubleValue();
    } catch (NumberFormatException wrong) {
      throw new IllegalArgumentException(
          "the temperature of " + prefix + "likelihood must be a number of points", wrong);
    }
  }

  private Definition definition(@Nullable String name) {
    if (name == null) {
      return Definition.NEAR_BEST;
    }
    return Definition.find(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    prefix + "definition must be near-best or classic, not " + name));
  }

  private int millipoints(BigDecimal points) {
    BigDecimal most = Millipoints.toExactPoints(Criterion.MOST_MARGIN_MILLIPOINTS);
    if (points.signum() < 0 || points.compareTo(most) > 0) {
      throw new IllegalArgumentException(
          prefix + "margin must be from 0 to " + most.intValueExact() + " points");
    }
    return Millipoints.ofPoints(points);
  }
}
