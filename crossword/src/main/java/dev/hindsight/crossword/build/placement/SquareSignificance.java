package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Crew;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * How far the values of squares are from 0, in standard errors, if each square has one value
 * whatever the tile and nothing draws it towards anything: ordinary least squares. Where plays are
 * also told apart by how many tiles they put down, only differences between squares can be known,
 * and values are those that add up to 0, weighted by tiles.
 */
final class SquareSignificance {
  /** Fewer tiles are too few to tell. */
  private static final int LEAST_TILES = 50;

  private final PlacementFeatures features;
  private final NormalEquations sums;
  private final int label;

  SquareSignificance(PlacementFeatures features, NormalEquations sums, int label) {
    this.features = features;
    this.sums = sums;
    this.label = label;
  }

  /** How many squares are further out than this many standard errors, and of how many. */
  int[] count(double standardErrors, Crew crew) {
    int squares = features.index().squares();
    int controls = features.size() - features.firstControl();
    double[][] rows = new double[squares + controls][];
    double[] right = new double[rows.length];
    int[][] parts = new int[rows.length][];
    for (int row = 0; row < rows.length; row++) {
      parts[row] = row < squares ? cells(row) : new int[] {features.firstControl() + row - squares};
      for (int feature : parts[row]) {
        right[row] += sums.withLabel(label, feature);
      }
      rows[row] = new double[row + 1];
      for (int column = 0; column <= row; column++) {
        rows[row][column] = product(parts[row], parts[column]);
      }
      // Enough to keep apart what the data do not, and nothing beside the data.
      rows[row][row] += 1e-3;
    }
    double[] seen = new double[squares];
    for (int square = 0; square < squares; square++) {
      seen[square] = rows[square][square];
    }
    if (controls > 0 && sums.product(features.firstControl(), features.firstControl()) > 0) {
      addUpToZero(rows, seen);
    }
    Cholesky split = Cholesky.of(rows, crew);
    double[] values = split.solve(right);
    double left = sums.labelSquares(label);
    for (int row = 0; row < values.length; row++) {
      left -= values[row] * right[row];
    }
    double variance = sums.variance(left) * sums.groupWeight();
    int tested = 0;
    int far = 0;
    for (int square = 0; square < squares; square++) {
      if (seen[square] >= LEAST_TILES) {
        tested++;
        double error = Math.sqrt(variance * split.inverseDiagonal(square));
        far += Math.abs(values[square]) > standardErrors * error ? 1 : 0;
      }
    }
    return new int[] {far, tested};
  }

  private static void addUpToZero(double[][] rows, double[] seen) {
    double total = Math.sqrt(Arrays.stream(seen).sum());
    for (int row = 0; row < seen.length; row++) {
      for (int column = 0; column <= row; column++) {
        rows[row][column] += seen[row] / total * (seen[column] / total);
      }
    }
  }

  private int[] cells(int square) {
    return IntStream.range(0, features.index().buckets())
        .map(points -> features.cell(square, points))
        .filter(cell -> cell >= 0)
        .toArray();
  }

  private double product(int[] ones, int[] others) {
    double sum = 0;
    for (int one : ones) {
      for (int other : others) {
        sum += sums.product(one, other);
      }
    }
    return sum;
  }
}
