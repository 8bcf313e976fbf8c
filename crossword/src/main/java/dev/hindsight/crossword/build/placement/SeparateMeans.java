package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.table.Exposure;

/**
 * The values of a variant by means: each cell by itself ({@link CellMeans}), and each kind of
 * premium beside a tile ({@link ExposureMeans}). Where a variant has both, they are added, and each
 * says what it would say alone.
 */
final class SeparateMeans {
  private final PlacementFeatures features;
  private final PlacementVariant variant;

  /** By cell of the index of the variant. */
  private final double[] cells;

  /** In the order of {@link Exposure}; 0 in variants without. */
  private final double[] exposure;

  /**
   * @param priorTiles imagined in each cell, and beside each kind of premium
   */
  SeparateMeans(
      PlacementFeatures features,
      PlacementVariant variant,
      PlacementTally.Part seen,
      int label,
      double priorTiles) {
    this.features = features;
    this.variant = variant;
    PlacementIndex index = features.index();
    this.cells =
        variant.hasNeighbours()
            ? CellMeans.ofNeighbours(features, seen.neighbours(), label, priorTiles)
            : variant.hasCells()
                ? CellMeans.of(features, seen.sums(), label, priorTiles)
                : new double[index.squares() * index.buckets()];
    this.exposure =
        variant.hasExposure()
            ? new ExposureMeans(features, seen.sums()).of(label, priorTiles)
            : new double[Exposure.COEFFICIENTS];
  }

  double cell(int cell) {
    return cells[cell];
  }

  double exposure(int coefficient) {
    return exposure[coefficient];
  }

  /**
   * The share of what was held out that these values explain beyond what others do, if the controls
   * are fitted to what they leave over of what was learnt from.
   */
  double explained(PlacementTally tally, int label, PlacementModel.Fit without, Crew crew) {
    PlacementModel.Fit known = known();
    double[] said = known.timesProducts(tally.learnt().sums());
    double[] byNumber = neighbourCells();
    if (variant.hasNeighbours()) {
      tally.learnt().neighbours().addToOthers(byNumber, said);
    }
    PlacementModel controls = PlacementModel.ofControls(features);
    NormalEquations learnt = tally.learnt().sums();
    PlacementModel.Fit fit =
        controls.fitAround(known, said, learnt, controls.products(learnt), label, 1, 1, crew);
    NormalEquations heldOut = tally.heldOut().sums();
    double left = fit.squaresLeft(heldOut, label);
    if (variant.hasNeighbours()) {
      left += squaresBeyond(tally.heldOut().neighbours(), byNumber, fit, label);
    }
    double all = without.squaresLeft(heldOut, label);
    return all == 0 ? 0 : 1 - left / all;
  }

  /** What is a feature of its own among these values. */
  private PlacementModel.Fit known() {
    double[] byFeature = new double[features.size()];
    PlacementIndex index = features.index();
    for (int square = 0; !variant.hasNeighbours() && square < index.squares(); square++) {
      for (int points = 0; points < index.buckets(); points++) {
        if (features.cell(square, points) >= 0) {
          byFeature[features.cell(square, points)] = cells[index.cell(0, square, points)];
        }
      }
    }
    for (int coefficient = 0; coefficient < exposure.length; coefficient++) {
      byFeature[features.exposure(coefficient)] = exposure[coefficient];
    }
    return PlacementModel.Fit.of(byFeature);
  }

  /** What is not, in the order of {@link NeighbourCells}. */
  private double[] neighbourCells() {
    double[] byNumber = new double[features.neighbourCells()];
    PlacementIndex index = features.index();
    for (int cell = 0; variant.hasNeighbours() && cell < cells.length; cell++) {
      int square = cell / index.buckets();
      int number =
          features.neighbourCell(
              square / index.squares(), square % index.squares(), cell % index.buckets());
      if (number >= 0) {
        byNumber[number] = cells[cell];
      }
    }
    return byNumber;
  }

  /** By how much the sum of squares is larger than what a fit of features alone leaves over. */
  private static double squaresBeyond(
      NeighbourCells seen, double[] values, PlacementModel.Fit fit, int label) {
    double[] ofCells = seen.timesProducts(values);
    double[] ofOthers = seen.timesOthers(fit);
    double squares = 0;
    for (int cell = 0; cell < values.length; cell++) {
      squares +=
          values[cell] * (ofCells[cell] + 2 * ofOthers[cell] - 2.0 * seen.withLabel(label, cell));
    }
    return squares;
  }
}
