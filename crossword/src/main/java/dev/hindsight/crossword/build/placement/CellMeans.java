package dev.hindsight.crossword.build.placement;

import dev.hindsight.crossword.index.PlacementIndex;

/**
 * Values of cells from the mean of each, one by one: the mean of all squares for the same points is
 * taken off, the rest is drawn towards 0 the more the fewer tiles were seen, and what that shifted
 * is taken off again, so that the values of each number of points, weighted by tiles, add up to 0.
 *
 * <p>With 30 tiles of mean 5 on one square and 10 of mean 1 on another the mean is 4; what is left
 * is 1 and −3, drawn by a prior of 10 tiles 0.75 and −1.5, and centred again 0.5625 and −1.6875.
 */
final class CellMeans {
  private CellMeans() {}

  /**
   * Of one label.
   *
   * @param priorTiles this many tiles of value 0 are seen in each cell besides
   * @return by cell of the index, 0 where nothing was seen
   */
  static double[] of(
      PlacementFeatures features, NormalEquations sums, int label, double priorTiles) {
    PlacementIndex index = features.index();
    double[] values = new double[index.squares() * index.buckets()];
    for (int points = 0; points < index.buckets(); points++) {
      if (features.cell(0, points) >= 0) {
        ofPoints(features, sums, label, priorTiles, points, values);
      }
    }
    return values;
  }

  /** The same values by feature. */
  static PlacementModel.Fit asFit(PlacementFeatures features, double[] cells) {
    PlacementIndex index = features.index();
    double[] byFeature = new double[features.size()];
    for (int square = 0; square < index.squares(); square++) {
      for (int points = 0; points < index.buckets(); points++) {
        if (features.cell(square, points) >= 0) {
          byFeature[features.cell(square, points)] = cells[square * index.buckets() + points];
        }
      }
    }
    return PlacementModel.Fit.of(byFeature);
  }

  private static void ofPoints(
      PlacementFeatures features,
      NormalEquations sums,
      int label,
      double priorTiles,
      int points,
      double[] values) {
    PlacementIndex index = features.index();
    double tiles = 0;
    double total = 0;
    for (int square = 0; square < index.squares(); square++) {
      int cell = features.cell(square, points);
      tiles += sums.product(cell, cell);
      total += sums.withLabel(label, cell);
    }
    double baseline = tiles == 0 ? 0 : total / tiles;
    double shift = 0;
    for (int square = 0; square < index.squares(); square++) {
      int cell = features.cell(square, points);
      double seen = sums.product(cell, cell);
      double drawn =
          seen == 0 ? 0 : (sums.withLabel(label, cell) - seen * baseline) / (seen + priorTiles);
      values[square * index.buckets() + points] = drawn;
      shift += seen * drawn;
    }
    for (int square = 0; square < index.squares() && tiles > 0; square++) {
      int cell = features.cell(square, points);
      if (sums.product(cell, cell) > 0) {
        values[square * index.buckets() + points] -= shift / tiles;
      }
    }
  }
}
