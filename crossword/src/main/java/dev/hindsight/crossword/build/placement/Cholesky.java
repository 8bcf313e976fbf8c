package dev.hindsight.crossword.build.placement;

import dev.hindsight.core.runs.Crew;

/**
 * Solves A x = b for a symmetric matrix with positive eigenvalues: A = L L', L below the diagonal.
 *
 * <p>Column by column in blocks, so that each row is read while it is in the cache. The order of
 * additions does not depend on the number of threads, and so neither does the result. 2,100
 * unknowns take 3 billion multiplications, some seconds.
 */
public final class Cholesky {
  private static final int BLOCK = 32;

  /** By row; the matrix first, and L when it has been found. */
  private final double[][] rows;

  private Cholesky(double[][] rows) {
    this.rows = rows;
  }

  /**
   * Splits a matrix, of which only what is not above the diagonal is read; it is overwritten.
   *
   * @throws ArithmeticException if an eigenvalue is not positive
   */
  public static Cholesky of(double[][] lowerRows, Crew crew) {
    Cholesky split = new Cholesky(lowerRows);
    int size = lowerRows.length;
    for (int from = 0; from < size; from += BLOCK) {
      int first = from;
      int to = Math.min(size, from + BLOCK);
      split.finishBlock(first, to);
      if (to < size) {
        crew.sweep(
            size - to,
            BLOCK,
            (begin, end, worker) -> {
              for (int row = to + (int) begin; row < to + (int) end; row++) {
                split.finishRow(row, first, to);
              }
            });
      }
    }
    return split;
  }

  private void finishBlock(int from, int to) {
    for (int row = from; row < to; row++) {
      finishRow(row, from, row);
      double[] own = rows[row];
      double left = own[row] - dot(own, own, row);
      if (!(left > 0)) {
        throw new ArithmeticException("equation " + row + " follows from those before it");
      }
      own[row] = Math.sqrt(left);
    }
  }

  private void finishRow(int row, int from, int to) {
    double[] own = rows[row];
    for (int column = from; column < to; column++) {
      double[] other = rows[column];
      own[column] = (own[column] - dot(own, other, column)) / other[column];
    }
  }

  /** Four sums, so that the processor need not wait for the one before. */
  private static double dot(double[] one, double[] other, int count) {
    double a = 0;
    double b = 0;
    double c = 0;
    double d = 0;
    int place = 0;
    for (; place + 3 < count; place += 4) {
      a += one[place] * other[place];
      b += one[place + 1] * other[place + 1];
      c += one[place + 2] * other[place + 2];
      d += one[place + 3] * other[place + 3];
    }
    for (; place < count; place++) {
      a += one[place] * other[place];
    }
    return a + b + (c + d);
  }

  /** The solution for a right side, which is not changed. */
  public double[] solve(double[] right) {
    double[] solution = right.clone();
    for (int row = 0; row < solution.length; row++) {
      solution[row] = (solution[row] - dot(rows[row], solution, row)) / rows[row][row];
    }
    for (int row = solution.length - 1; row >= 0; row--) {
      solution[row] /= rows[row][row];
      for (int column = 0; column < row; column++) {
        solution[column] -= rows[row][column] * solution[row];
      }
    }
    return solution;
  }

  /** The diagonal of the inverse at some place: the variance of an unknown, apart from a factor. */
  public double inverseDiagonal(int place) {
    double[] unit = new double[rows.length];
    unit[place] = 1;
    double sum = 0;
    for (int row = place; row < rows.length; row++) {
      unit[row] = (unit[row] - dot(rows[row], unit, row)) / rows[row][row];
      sum += unit[row] * unit[row];
    }
    return sum;
  }
}
