package dev.hindsight.crossword.build.placement;

import dev.hindsight.crossword.index.PlacementIndex;
import java.util.function.IntToDoubleFunction;

/**
 * Values of cells from the mean of each, one by one: the mean of all cells for the same points is
 * taken off, the rest is drawn towards 0 the more the fewer tiles were seen, and what that shifted
 * is taken off again, so that the values of each number of points, weighted by tiles, add up to 0.
 *
 * <p>With 30 tiles of mean 5 on one square and 10 of mean 1 on another the mean is 4; what is left
 * is 1 and −3, drawn by a prior of 10 tiles 0.75 and −1.5, and centred again 0.5625 and −1.6875.
 * With neighbours the same holds of squares in each of their three states.
 */
final class CellMeans {
  private CellMeans() {}

  /**
   * Of one label, by square and points.
   *
   * @param priorTiles this many tiles of value 0 are seen in each cell besides
   * @return by cell of the index without neighbours, 0 where nothing was seen
   */
  static double[] of(
      PlacementFeatures features, NormalEquations sums, int label, double priorTiles) {
    PlacementIndex index = features.index();
    double[] values = new double[index.squares() * index.buckets()];
    for (int points = 0; points < index.buckets(); points++) {
      if (features.cell(0, points) < 0) {
        continue;
      }
      int[] cells = new int[index.squares()];
      for (int square = 0; square < cells.length; square++) {
        cells[square] = features.cell(square, points);
      }
      double[] drawn =
          centred(
              cells,
              cell -> sums.product(cell, cell),
              cell -> sums.withLabel(label, cell),
              priorTiles);
      for (int square = 0; square < cells.length; square++) {
        values[index.cell(0, square, points)] = drawn[square];
      }
    }
    return values;
  }

  /**
   * Of one label, by state, square and points.
   *
   * @return by cell of the index with neighbours, 0 where nothing was seen
   */
  static double[] ofNeighbours(
      PlacementFeatures features, NeighbourCells sums, int label, double priorTiles) {
    PlacementIndex index = features.index();
    double[] values = new double[index.size()];
    for (int points = 0; points < index.buckets(); points++) {
      if (features.cell(0, points) < 0) {
        continue;
      }
      int[] cells = new int[index.states() * index.squares()];
      for (int each = 0; each < cells.length; each++) {
        cells[each] =
            features.neighbourCell(each / index.squares(), each % index.squares(), points);
      }
      double[] drawn = centred(cells, sums::tiles, cell -> sums.withLabel(label, cell), priorTiles);
      for (int each = 0; each < cells.length; each++) {
        values[each * index.buckets() + points] = drawn[each];
      }
    }
    return values;
  }

  /** Values of cells whose tiles have the same points. */
  private static double[] centred(
      int[] cells, IntToDoubleFunction tilesOf, IntToDoubleFunction totalOf, double priorTiles) {
    double tiles = 0;
    double total = 0;
    for (int cell : cells) {
      tiles += tilesOf.applyAsDouble(cell);
      total += totalOf.applyAsDouble(cell);
    }
    double baseline = tiles == 0 ? 0 : total / tiles;
    double[] values = new double[cells.length];
    double shift = 0;
    for (int each = 0; each < cells.length; each++) {
      double seen = tilesOf.applyAsDouble(cells[each]);
      values[each] =
          seen == 0
              ? 0
              : (totalOf.applyAsDouble(cells[each]) - seen * baseline) / (seen + priorTiles);
      shift += seen * values[each];
    }
    for (int each = 0; each < cells.length; each++) {
      if (tilesOf.applyAsDouble(cells[each]) > 0) {
        values[each] -= shift / tiles;
      }
    }
    return values;
  }
}
