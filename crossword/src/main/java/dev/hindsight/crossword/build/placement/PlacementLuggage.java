package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.crossword.build.Fingerprints;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.table.PlacementTable;
import java.util.Optional;

/** Placement values of one generation on their way to those who play the next. */
final class PlacementLuggage {
  private static final String MEAN = "mean";
  private static final String VARIANCE = "variance";
  private static final String OBSERVATIONS = "observations";
  private static final String EXPOSURE = "exposure";
  private static final String EXPOSURE_VARIANCE = "exposureVariance";

  private PlacementLuggage() {}

  static NamedArrays of(PlacementTable table) {
    return NamedArrays.of()
        .with(MEAN, table.meanMillipoints())
        .with(VARIANCE, table.varianceThousandths())
        .with(OBSERVATIONS, table.observations())
        .with(EXPOSURE, table.exposureMillipoints())
        .with(EXPOSURE_VARIANCE, table.exposureVarianceThousandths());
  }

  /**
   * The values, or nothing if the luggage is empty.
   *
   * @param learntWith whose words and leaves the values were learnt with
   * @param plan by which they were learnt
   */
  static Optional<PlacementTable> read(
      NamedArrays luggage, Equipment learntWith, PlacementPlan plan) {
    if (!luggage.has(MEAN)) {
      return Optional.empty();
    }
    CrosswordRules rules = learntWith.rules();
    PlacementIndex index =
        new PlacementIndex(rules.tiles(), rules.layout(), plan.variant().hasNeighbours());
    PlacementTable table =
        PlacementTable.of(index)
            .learntWith(learntWith.words().wordsSha256(), Fingerprints.of(learntWith.leaves()))
            .mean(luggage.ints(MEAN))
            .variance(luggage.ints(VARIANCE))
            .observations(luggage.longs(OBSERVATIONS))
            .exposure(luggage.ints(EXPOSURE), luggage.ints(EXPOSURE_VARIANCE))
            .build();
    return Optional.of(plan.factors().on(table));
  }
}
