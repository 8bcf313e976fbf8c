package dev.hindsight.crossword.build.lanes;

import dev.hindsight.core.runs.Mergeable;

/**
 * Sums of products of numbers that were centred within the candidates of a position: all that a
 * linear rule of what candidates differ by needs to know. All are integers, in units of {@link
 * #UNIT}, so they merge exactly in any order.
 */
final class LaneMoments implements Mergeable<LaneMoments> {
  /** A number of 1 in integers. */
  static final int UNIT = 1024;

  private final int size;

  /** By pair of numbers, the second not above the first; row after row. */
  private final long[] products;

  private long candidates;
  private long positions;

  LaneMoments(int size) {
    this(size, new long[size * (size + 1) / 2], 0, 0);
  }

  private LaneMoments(int size, long[] products, long candidates, long positions) {
    this.size = size;
    this.products = products;
    this.candidates = candidates;
    this.positions = positions;
  }

  /** Those that somebody saved. */
  static LaneMoments of(int size, long[] products, long candidates, long positions) {
    if (products.length != size * (size + 1) / 2 || candidates < 0 || positions < 0) {
      throw new IllegalArgumentException("these are not the sums of lanes of " + size + " numbers");
    }
    return new LaneMoments(size, products.clone(), candidates, positions);
  }

  /**
   * Adds the candidates of a position.
   *
   * @param rows numbers of each, in units; they are overwritten
   */
  void addPosition(long[][] rows, int count) {
    for (int number = 0; number < size; number++) {
      long sum = 0;
      for (int row = 0; row < count; row++) {
        sum += rows[row][number];
      }
      // Whole units, so that the sums are those of numbers that exist, and no eigenvalue is below
      // 0.
      long mean = Math.floorDiv(2 * sum + count, 2L * count);
      for (int row = 0; row < count; row++) {
        rows[row][number] -= mean;
      }
    }
    int at = 0;
    for (int number = 0; number < size; number++) {
      for (int other = 0; other <= number; other++, at++) {
        long sum = products[at];
        for (int row = 0; row < count; row++) {
          sum = Math.addExact(sum, Math.multiplyExact(rows[row][number], rows[row][other]));
        }
        products[at] = sum;
      }
    }
    candidates += count;
    positions++;
  }

  @Override
  public void merge(LaneMoments other) {
    for (int at = 0; at < products.length; at++) {
      products[at] = Math.addExact(products[at], other.products[at]);
    }
    candidates += other.candidates;
    positions += other.positions;
  }

  /** The sum of products of two numbers, in their own units. */
  double product(int number, int other) {
    int high = Math.max(number, other);
    return (double) products[high * (high + 1) / 2 + Math.min(number, other)] / UNIT / UNIT;
  }

  long candidates() {
    return candidates;
  }

  long positions() {
    return positions;
  }

  /** Not to be written. */
  long[] products() {
    return products;
  }
}
