package dev.hindsight.crossword.table;

/**
 * Symmetric linear equations of which each unknown meets only its near neighbours: all that is
 * further from the diagonal than the band is 0. Solved by Cholesky's method in unknowns · band²
 * steps, always in the same order, so that every machine finds the same bits.
 *
 * <pre>{@code
 * BandedEquations equations = new BandedEquations(3, 1);
 * equations.addSquare(2, new int[] {0, 1}, new double[] {1, -1});       // 2 (x₀ − x₁)²
 * equations.addRight(0, 5);
 * double[] x = equations.solve();
 * }</pre>
 */
final class BandedEquations {
  private final int band;

  /** By row: what stands at the columns row − band … row. */
  private final double[][] rows;

  private final double[] right;

  BandedEquations(int unknowns, int band) {
    this.band = band;
    this.rows = new double[unknowns][band + 1];
    this.right = new double[unknowns];
  }

  /** Adds the products of {@code weight · (Σ factors · unknowns)²}; unknowns rise. */
  void addSquare(double weight, int[] unknowns, double[] factors) {
    for (int one = 0; one < unknowns.length; one++) {
      double[] row = rows[unknowns[one]];
      for (int other = 0; other <= one; other++) {
        row[band - (unknowns[one] - unknowns[other])] += weight * factors[one] * factors[other];
      }
    }
  }

  void addRight(int unknown, double amount) {
    right[unknown] += amount;
  }

  /**
   * The values that fit; the equations are used up.
   *
   * @throws ArithmeticException if they do not say what all the unknowns are
   */
  double[] solve() {
    for (int row = 0; row < rows.length; row++) {
      for (int column = Math.max(0, row - band); column <= row; column++) {
        reduce(row, column);
      }
    }
    double[] values = new double[rows.length];
    for (int row = 0; row < rows.length; row++) {
      double left = right[row];
      for (int column = Math.max(0, row - band); column < row; column++) {
        left -= rows[row][band - (row - column)] * values[column];
      }
      values[row] = left / rows[row][band];
    }
    for (int row = rows.length - 1; row >= 0; row--) {
      values[row] /= rows[row][band];
      for (int column = Math.max(0, row - band); column < row; column++) {
        values[column] -= rows[row][band - (row - column)] * values[row];
      }
    }
    return values;
  }

  private void reduce(int row, int column) {
    double[] upper = rows[column];
    double[] lower = rows[row];
    int shift = row - column;
    double sum = lower[band - shift];
    for (int before = shift; before < band; before++) {
      // Columns row − band … column − 1, which both rows hold.
      sum -= lower[before - shift] * upper[before];
    }
    if (shift > 0) {
      lower[band - shift] = sum / upper[band];
    } else if (sum > 0) {
      lower[band] = StrictMath.sqrt(sum);
    } else {
      throw new ArithmeticException("equations that leave unknown " + row + " open");
    }
  }
}
