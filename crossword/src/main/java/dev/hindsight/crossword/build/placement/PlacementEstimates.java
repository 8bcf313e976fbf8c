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
    return new Estimated(
        plan.factors().on(table.build()), explainedMean, explained, strengthOfMean);
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
      SeparateMeans means =
          new SeparateMeans(features, plan.variant(), both(tally), label, priorTiles);
      for (int cell = 0; cell < columns.cells.length; cell++) {
        columns.cells[cell] = (int) Math.round(means.cell(cell));
      }
      for (int place = 0; place < columns.exposure.length; place++) {
        columns.exposure[place] = (int) Math.round(means.exposure(place));
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
        ? prediction.refitBeyond(both(tally).sums(), ReplyTrial.ONE_PLY, label, best)
        : prediction.refit(both(tally).sums(), label, scale, best);
  }

  private PlacementTally.Part both(PlacementTally tally) {
    PlacementTally.Part both =
        PlacementTally.Part.of(
            features, tally.learnt().sums().labels(), tally.learnt().hasNeighbours());
    both.merge(tally.learnt());
    both.merge(tally.heldOut());
    return both;
  }

  /** Of what the controls leave over. */
  private double explainedByMeans(PlacementTally tally, int label, double priorTiles, Crew crew) {
    PlacementModel.Fit without = Prediction.controls(features, tally.learnt().sums(), label, crew);
    return new SeparateMeans(features, plan.variant(), tally.learnt(), label, priorTiles)
        .explained(tally, label, without, crew);
  }

  /** Tiles by cell; by regression those of a square in all of its states together. */
  private long[] observations(PlacementTally tally, PlacementIndex index) {
    long[] observations = new long[index.size()];
    boolean byState = tally.learnt().hasNeighbours();
    for (int state = 0; state < index.states(); state++) {
      for (int square = 0; square < index.squares(); square++) {
        for (int points = 0; points < index.buckets(); points++) {
          int cell = features.cell(square, points);
          if (cell >= 0) {
            observations[index.cell(state, square, points)] =
                byState
                    ? tiles(tally, features.neighbourCell(state, square, points))
                    : tally.tiles(cell);
          }
        }
      }
    }
    return observations;
  }

  private static long tiles(PlacementTally tally, int neighbourCell) {
    return tally.learnt().neighbours().tiles(neighbourCell)
        + tally.heldOut().neighbours().tiles(neighbourCell);
  }

  /**
   * How many squares, each by its own term alone, are further from 0 than chance would have them.
   */
  int[] squaresFarFromZero(PlacementTally tally, Crew crew) {
    boolean fromGames = plan.source() == PlacementPlan.Source.GAMES;
    int label = fromGames ? GameTrial.label(plan.horizon()) : plan.horizon() - 1;
    return new SquareSignificance(features, both(tally).sums(), label).count(BEYOND_CHANCE, crew);
  }
}
