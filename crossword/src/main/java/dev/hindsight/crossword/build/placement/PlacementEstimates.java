package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.table.Exposure;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.crossword.table.PlacementTableBuilder;

/** Makes a table of what was seen, and says how well it predicts what was held out. */
final class PlacementEstimates {
  /** Variances vary by some 40 times what means do, in their own units. */
  private static final double VARIANCE_SCALE = 40;

  private static final double PRIOR_TILES = 1_000;
  private static final double PRIOR_TILES_OF_VARIANCE = 5_000;
  private static final double BEYOND_CHANCE = 1.96;

  private final Equipment equipment;
  private final PlacementFeatures features;
  private final PlacementPlan plan;
  private double strength;
  private double explained;

  PlacementEstimates(Equipment equipment, PlacementFeatures features, PlacementPlan plan) {
    this.equipment = equipment;
    this.features = features;
    this.plan = plan;
  }

  /** Cells of both columns, exposure beside them, and how well the mean predicts. */
  record Estimated(
      PlacementTable table, double explained, double varianceExplained, double strength) {}

  Estimated of(PlacementTally tally, String leavesSha256, Crew crew) {
    boolean fromGames = plan.source() == PlacementPlan.Source.GAMES;
    int mean = fromGames ? GameTrial.label(plan.horizon()) : plan.horizon() - 1;
    int variance = fromGames ? GameTrial.HORIZONS + mean : ReplyTrial.VARIANCE;
    PlacementVariant variant = plan.variant();
    PlacementIndex index =
        new PlacementIndex(
            features.index().tiles(), features.index().layout(), variant.hasNeighbours());
    Columns means = columns(tally, mean, 1, PRIOR_TILES, index, crew);
    double explainedMean = explained;
    double strengthOfMean = strength;
    int unit = fromGames ? GameTrial.SQUARE_UNIT : 1;
    Columns variances =
        columns(tally, variance, VARIANCE_SCALE / unit, PRIOR_TILES_OF_VARIANCE, index, crew)
            .times(unit);
    PlacementTableBuilder table =
        PlacementTable.of(index)
            .learntWith(equipment.words().wordsSha256(), leavesSha256)
            .mean(means.cells)
            .variance(variances.cells)
            .observations(observations(tally, index));
    if (variant.hasExposure()) {
      table.exposure(means.exposure, variances.exposure);
    }
    return new Estimated(table.build(), explainedMean, explained, strengthOfMean);
  }

  private static final class Columns {
    private final int[] cells;
    private final int[] exposure = new int[Exposure.COEFFICIENTS];

    Columns(int cells) {
      this.cells = new int[cells];
    }

    Columns times(int factor) {
      for (int cell = 0; cell < cells.length; cell++) {
        cells[cell] *= factor;
      }
      for (int place = 0; place < exposure.length; place++) {
        exposure[place] *= factor;
      }
      return this;
    }
  }

  private Columns columns(
      PlacementTally tally,
      int label,
      double scale,
      double priorTiles,
      PlacementIndex index,
      Crew crew) {
    Columns columns = new Columns(index.size());
    if (plan.estimator() == PlacementPlan.Estimator.MEANS) {
      double[] means = CellMeans.of(features, both(tally), label, priorTiles);
      for (int cell = 0; cell < means.length; cell++) {
        columns.cells[cell] = (int) Math.round(means[cell]);
      }
      explained = explainedByMeans(tally, label, priorTiles, crew);
      strength = priorTiles;
      return columns;
    }
    PlacementModel.Fit fit = fit(tally, label, scale, crew);
    for (int state = 0; state < index.states(); state++) {
      for (int square = 0; square < index.squares(); square++) {
        for (int points = 0; points < index.buckets(); points++) {
          int cell = features.cell(square, points);
          double value = cell < 0 ? 0 : fit.value(cell);
          if (index.knowsNeighbours()) {
            value += fit.value(features.state(state, square));
          }
          columns.cells[index.cell(state, square, points)] = (int) Math.round(value);
        }
      }
    }
    for (int place = 0; place < columns.exposure.length; place++) {
      columns.exposure[place] = (int) Math.round(fit.value(features.exposure(place)));
    }
    return columns;
  }

  private PlacementModel.Fit fit(PlacementTally tally, int label, double scale, Crew crew) {
    Prediction prediction = new Prediction(new PlacementModel(features, plan.variant()), crew);
    boolean looksFurther =
        plan.source() == PlacementPlan.Source.REPLIES && label == ReplyTrial.TWO_PLIES;
    Prediction.Best best =
        looksFurther
            ? prediction.bestBeyond(tally, ReplyTrial.ONE_PLY, label)
            : prediction.best(tally, label, scale);
    explained = best.explained();
    strength = best.strength();
    return looksFurther
        ? prediction.refitBeyond(both(tally), ReplyTrial.ONE_PLY, label, best)
        : prediction.refit(both(tally), label, scale, best);
  }

  private NormalEquations both(PlacementTally tally) {
    NormalEquations both = new NormalEquations(features.size(), tally.learnt().labels());
    both.merge(tally.learnt());
    both.merge(tally.heldOut());
    return both;
  }

  /** Of what the controls leave over. */
  private double explainedByMeans(PlacementTally tally, int label, double priorTiles, Crew crew) {
    double[] means = CellMeans.of(features, tally.learnt(), label, priorTiles);
    PlacementModel.Fit without = Prediction.controls(features, tally.learnt(), label, crew);
    return CellMeans.asFit(features, means)
        .orElse(without)
        .explained(tally.heldOut(), label, without);
  }

  private long[] observations(PlacementTally tally, PlacementIndex index) {
    long[] observations = new long[index.size()];
    for (int state = 0; state < index.states(); state++) {
      for (int square = 0; square < index.squares(); square++) {
        for (int points = 0; points < index.buckets(); points++) {
          int cell = features.cell(square, points);
          observations[index.cell(state, square, points)] = cell < 0 ? 0 : tally.tiles(cell);
        }
      }
    }
    return observations;
  }

  /**
   * How many squares, each by its own term alone, are further from 0 than chance would have them.
   */
  int[] squaresFarFromZero(PlacementTally tally, Crew crew) {
    boolean fromGames = plan.source() == PlacementPlan.Source.GAMES;
    int label = fromGames ? GameTrial.label(plan.horizon()) : plan.horizon() - 1;
    return new SquareSignificance(features, both(tally), label).count(BEYOND_CHANCE, crew);
  }
}
