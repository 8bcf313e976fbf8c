package dev.hindsight.backgammon.build.rollouts;

import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.tables.Parameters;
import java.util.Locale;

/**
 * Which positions are rolled out, and how.
 *
 * <p>Position n is of plan n mod 8, and its dice and those of its games follow from the seed and n
 * alone, so that positions 0 to 999 and 1,000 to 1,999 are two halves of one table.
 *
 * @param first the number of the first position
 * @param positions how many
 * @param rollout of each position
 */
public record LabelPlan(long first, long positions, RolloutPlan rollout) {
  /** Of one table; more are made in parts. */
  private static final int MOST_POSITIONS = 1_000_000;

  public LabelPlan {
    if (first < 0 || positions < 1 || positions > MOST_POSITIONS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "1 to %d positions from 0 on can be rolled out, not %d from %d on",
              MOST_POSITIONS,
              positions,
              first));
    }
    if (rollout.trials() > Integer.MAX_VALUE) {
      throw new IllegalArgumentException("too many games of a position: " + rollout.trials());
    }
  }

  /** The numbers of the positions. */
  TrialRange range() {
    return new TrialRange(rollout.seed(), first, positions);
  }

  /** All that it says but the range. */
  public Parameters parameters() {
    return Parameters.of()
        .with("games", rollout.trials())
        .with("plies", rollout.truncatePlies())
        .with("variance-reduced", Boolean.toString(rollout.varianceReduced()));
  }

  /** The plan with such parameters. */
  public static LabelPlan of(Parameters parameters, TrialRange range) {
    return new LabelPlan(
        range.first(),
        range.count(),
        new RolloutPlan(
            Long.parseLong(parameters.text("games")),
            range.seed(),
            Integer.parseInt(parameters.text("plies")),
            Boolean.parseBoolean(parameters.text("variance-reduced"))));
  }
}
