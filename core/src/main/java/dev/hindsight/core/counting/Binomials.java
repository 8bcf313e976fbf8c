package dev.hindsight.core.counting;

/**
 * Exact binomial coefficients: {@code choose(12 + 9 - 1, 9)} is 167,960, the ways to put nine like
 * items into twelve cells.
 *
 * <p>Every product is checked: a result that does not fit a {@code long} throws {@link
 * ArithmeticException} and is never silently wrong.
 */
public final class Binomials {
  private Binomials() {}

  /** Ways to choose {@code k} of {@code n} distinct items; 0 when {@code k} is outside 0…n. */
  public static long choose(int n, int k) {
    if (n < 0) {
      throw new IllegalArgumentException("choose needs n >= 0, got n = " + n);
    }
    if (k < 0 || k > n) {
      return 0;
    }
    int smaller = Math.min(k, n - k);
    long ways = 1;
    for (int i = 1; i <= smaller; i++) {
      // ways * factor / i is a whole number; dividing out the common factor first keeps the
      // intermediate product as small as the result allows.
      long factor = (long) n - smaller + i;
      long common = greatestCommonDivisor(ways, i);
      ways = Math.multiplyExact(ways / common, factor / (i / common));
    }
    return ways;
  }

  /** Ways to put exactly {@code total} like items into {@code cells} cells without caps. */
  public static long waysExactly(int total, int cells) {
    requireNonNegative(total, cells);
    if (cells == 0) {
      return total == 0 ? 1 : 0;
    }
    return choose(Math.addExact(total, cells - 1), total);
  }

  /** Ways to put at most {@code total} like items into {@code cells} cells without caps. */
  public static long waysAtMost(int total, int cells) {
    requireNonNegative(total, cells);
    return choose(Math.addExact(total, cells), total);
  }

  private static void requireNonNegative(int total, int cells) {
    if (total < 0 || cells < 0) {
      throw new IllegalArgumentException(
          "total and cells must not be negative, got " + total + " and " + cells);
    }
  }

  private static long greatestCommonDivisor(long a, long b) {
    while (b != 0) {
      long rest = a % b;
      a = b;
      b = rest;
    }
    return a;
  }
}
