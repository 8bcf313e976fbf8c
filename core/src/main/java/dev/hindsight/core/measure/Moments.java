package dev.hindsight.core.measure;

import dev.hindsight.core.runs.Mergeable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Count, sum, sum of squares, least and greatest of whole-number observations, all exact.
 *
 * <p>The observations 2, 4, 4, 4, 5, 5, 7, 9 have sum 40 and sum of squares 232, hence mean 5 and
 * variance 32/7. Sums are kept in 128 bits, so merging is exact and in any order gives the same
 * moments; should the squares ever exceed 2^127 (a billion observations near 10^14), that throws.
 * Observations are in whatever unit the caller counts: millipoints, seeds, half points.
 */
public final class Moments implements Mergeable<Moments> {
  private long count;
  private long minimum = Long.MAX_VALUE;
  private long maximum = Long.MIN_VALUE;

  /** Sum = sumHigh * 2^64 + sumLow, sumLow unsigned, in two's complement. */
  private long sumHigh;

  private long sumLow;

  /** Sum of squares, the same way; never negative. */
  private long squaresHigh;

  private long squaresLow;

  /** The moments of some observations, for tests and small samples. */
  public static Moments of(long... observations) {
    Moments moments = new Moments();
    for (long observation : observations) {
      moments.add(observation);
    }
    return moments;
  }

  public void add(long observation) {
    count = Math.incrementExact(count);
    minimum = Math.min(minimum, observation);
    maximum = Math.max(maximum, observation);
    addToSum(observation >> 63, observation);
    addToSquares(Math.multiplyHigh(observation, observation), observation * observation);
  }

  /** The same observation {@code times} times. */
  public void add(long observation, long times) {
    if (times < 0) {
      throw new IllegalArgumentException("Nothing can be observed " + times + " times.");
    }
    if (times > 0) {
      Moments repeated = new Moments();
      repeated.count = times;
      repeated.minimum = observation;
      repeated.maximum = observation;
      BigInteger sum = BigInteger.valueOf(observation).multiply(BigInteger.valueOf(times));
      repeated.setSums(sum, sum.multiply(BigInteger.valueOf(observation)));
      merge(repeated);
    }
  }

  @Override
  public void merge(Moments other) {
    count = Math.addExact(count, other.count);
    minimum = Math.min(minimum, other.minimum);
    maximum = Math.max(maximum, other.maximum);
    addToSum(other.sumHigh, other.sumLow);
    addToSquares(other.squaresHigh, other.squaresLow);
  }

  private void setSums(BigInteger sum, BigInteger sumOfSquares) {
    if (sumOfSquares.bitLength() >= 2 * Long.SIZE) {
      throw new ArithmeticException("The sum of squares exceeds 127 bits.");
    }
    sumHigh = sum.shiftRight(Long.SIZE).longValueExact();
    sumLow = sum.longValue();
    squaresHigh = sumOfSquares.shiftRight(Long.SIZE).longValueExact();
    squaresLow = sumOfSquares.longValue();
  }

  /** |sum| is at most count * 2^63, below 2^126: the high half cannot overflow. */
  private void addToSum(long high, long low) {
    sumLow += low;
    sumHigh += high + carry(sumLow, low);
  }

  /** The squares are at most count * 2^126, which can exceed 2^127; then it throws. */
  private void addToSquares(long high, long low) {
    squaresLow += low;
    squaresHigh = Math.addExact(squaresHigh, Math.addExact(high, carry(squaresLow, low)));
  }

  /** An unsigned addition has wrapped exactly if its result is below what was added. */
  private static long carry(long result, long added) {
    return Long.compareUnsigned(result, added) < 0 ? 1 : 0;
  }

  public long count() {
    return count;
  }

  public BigInteger sum() {
    return join(sumHigh, sumLow);
  }

  public BigInteger sumOfSquares() {
    return join(squaresHigh, squaresLow);
  }

  /** The least observation. */
  public long minimum() {
    checkNotEmpty();
    return minimum;
  }

  /** The greatest observation. */
  public long maximum() {
    checkNotEmpty();
    return maximum;
  }

  /** Sum over count, correctly rounded; NaN without observations. */
  public double mean() {
    return count == 0 ? Double.NaN : quotient(sum(), BigInteger.valueOf(count));
  }

  /**
   * The unbiased estimate of the variance, (squares - sum^2 / n) / (n - 1), computed exactly and
   * rounded once; NaN with fewer than two observations.
   */
  public double variance() {
    if (count < 2) {
      return Double.NaN;
    }
    BigInteger n = BigInteger.valueOf(count);
    BigInteger numerator = n.multiply(sumOfSquares()).subtract(sum().pow(2));
    return quotient(numerator, n.multiply(n.subtract(BigInteger.ONE)));
  }

  /** Of one observation; NaN with fewer than two. */
  public double standardDeviation() {
    return Math.sqrt(variance());
  }

  /** Of the mean; NaN with fewer than two observations. */
  public double standardError() {
    return Math.sqrt(variance() / count);
  }

  private void checkNotEmpty() {
    if (count == 0) {
      throw new IllegalStateException("There are no observations yet.");
    }
  }

  private static BigInteger join(long high, long low) {
    BigInteger unsignedLow = new BigInteger(Long.toUnsignedString(low));
    return BigInteger.valueOf(high).shiftLeft(Long.SIZE).add(unsignedLow);
  }

  private static double quotient(BigInteger numerator, BigInteger denominator) {
    return new BigDecimal(numerator)
        .divide(new BigDecimal(denominator), MathContext.DECIMAL128)
        .doubleValue();
  }

  /** All there is to it, for checkpoints and parts. */
  public long[] toLongs() {
    return new long[] {count, minimum, maximum, sumHigh, sumLow, squaresHigh, squaresLow};
  }

  /**
   * What {@link #toLongs} was called on.
   *
   * @throws IllegalArgumentException if these cannot be moments
   */
  public static Moments ofLongs(long[] longs) {
    if (longs.length != 7 || longs[0] < 0 || longs[5] < 0) {
      throw new IllegalArgumentException("Not moments: " + Arrays.toString(longs) + ".");
    }
    Moments moments = new Moments();
    moments.count = longs[0];
    moments.minimum = longs[1];
    moments.maximum = longs[2];
    moments.sumHigh = longs[3];
    moments.sumLow = longs[4];
    moments.squaresHigh = longs[5];
    moments.squaresLow = longs[6];
    if (!moments.isPossible()) {
      throw new IllegalArgumentException("Not moments: " + Arrays.toString(longs) + ".");
    }
    return moments;
  }

  /** Whether there are observations with these moments, as far as inequalities can tell. */
  private boolean isPossible() {
    if (count == 0) {
      return equals(new Moments());
    }
    BigInteger number = BigInteger.valueOf(count);
    BigInteger least = BigInteger.valueOf(minimum);
    BigInteger greatest = BigInteger.valueOf(maximum);
    BigInteger farthest = least.abs().max(greatest.abs());
    return minimum <= maximum
        && number.multiply(least).compareTo(sum()) <= 0
        && number.multiply(greatest).compareTo(sum()) >= 0
        && sum().pow(2).compareTo(number.multiply(sumOfSquares())) <= 0
        && sumOfSquares().compareTo(number.multiply(farthest.pow(2))) <= 0;
  }

  /** Equal if they have seen observations with the same moments. */
  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof Moments other
        && count == other.count
        && minimum == other.minimum
        && maximum == other.maximum
        && sumHigh == other.sumHigh
        && sumLow == other.sumLow
        && squaresHigh == other.squaresHigh
        && squaresLow == other.squaresLow;
  }

  @Override
  public int hashCode() {
    return Objects.hash(count, minimum, maximum, sumHigh, sumLow, squaresHigh, squaresLow);
  }

  @Override
  public String toString() {
    return count == 0
        ? "Moments[count=0]"
        : String.format(
            Locale.ROOT,
            "Moments[count=%d, sum=%s, sumOfSquares=%s, minimum=%d, maximum=%d]",
            count,
            sum(),
            sumOfSquares(),
            minimum,
            maximum);
  }
}
