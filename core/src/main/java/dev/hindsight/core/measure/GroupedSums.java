package dev.hindsight.core.measure;

import dev.hindsight.core.runs.Mergeable;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Sums of several figures over groups whose members depend on each other, such as the turns of one
 * game, and exact: enough for the ratio of two sums with an interval that has the group for its
 * unit.
 *
 * <pre>{@code
 * GroupedSums sums = new GroupedSums(2);              // figure 0: turns, figure 1: exchanges
 * sums.add(new long[] {24, 2});                       // a game of 24 turns had 2 exchanges
 * sums.add(new long[] {21, 0});
 * sums.ratio(new double[] {0, 1}, 0, 0.95)            // 2 / 45 exchanges a turn
 * }</pre>
 *
 * <p>If turns were treated as independent, intervals would be too narrow wherever the turns of a
 * game are alike. The interval is the usual one for a ratio R of sums: each group is off by {@code
 * e = numerator - R * denominator}, and the variance of R is {@code g / (g - 1) * sum(e^2) /
 * denominators^2} for g groups.
 */
public final class GroupedSums implements Mergeable<GroupedSums> {
  private final BigInteger[] sums;

  /** {@code products[i][j]}, j up to i: the sum over groups of figure i times figure j. */
  private final BigInteger[][] products;

  private long groups;

  /** Nothing yet, for this many figures. */
  public GroupedSums(int figures) {
    this.sums = new BigInteger[figures];
    this.products = new BigInteger[figures][];
    Arrays.fill(sums, BigInteger.ZERO);
    for (int figure = 0; figure < figures; figure++) {
      products[figure] = new BigInteger[figure + 1];
      Arrays.fill(products[figure], BigInteger.ZERO);
    }
  }

  /** Another group, by figure. */
  public void add(long[] group) {
    checkFigures(group.length);
    groups = Math.incrementExact(groups);
    for (int figure = 0; figure < sums.length; figure++) {
      if (group[figure] != 0) {
        BigInteger value = BigInteger.valueOf(group[figure]);
        sums[figure] = sums[figure].add(value);
        for (int other = 0; other <= figure; other++) {
          BigInteger product = value.multiply(BigInteger.valueOf(group[other]));
          products[figure][other] = products[figure][other].add(product);
        }
      }
    }
  }

  @Override
  public void merge(GroupedSums other) {
    checkFigures(other.sums.length);
    groups = Math.addExact(groups, other.groups);
    for (int figure = 0; figure < sums.length; figure++) {
      sums[figure] = sums[figure].add(other.sums[figure]);
      for (int second = 0; second <= figure; second++) {
        products[figure][second] = products[figure][second].add(other.products[figure][second]);
      }
    }
  }

  private void checkFigures(int figures) {
    if (figures != sums.length) {
      throw new IllegalArgumentException(figures + " figures where there are " + sums.length + ".");
    }
  }

  public long groups() {
    return groups;
  }

  public BigInteger sum(int figure) {
    return sums[figure];
  }

  /** One sum divided by another; NaN if that is 0. */
  public double ratio(int figure, int per) {
    return sums[per].signum() == 0 ? Double.NaN : sums[figure].doubleValue() / divisor(per);
  }

  /**
   * A weighted sum of figures, divided by the sum of one of them, with its interval. Weights are
   * treated as known, even if they came from the same groups.
   *
   * @param weights by figure
   * @param per the figure to divide by, not negative in any group
   */
  public Interval ratio(double[] weights, int per, double confidence) {
    checkFigures(weights.length);
    CriticalValues.checkConfidence(confidence);
    if (sums[per].signum() == 0) {
      return new Interval(
          Double.NEGATIVE_INFINITY, Double.NaN, Double.POSITIVE_INFINITY, confidence);
    }
    double numerator = 0;
    for (int figure = 0; figure < sums.length; figure++) {
      numerator += weights[figure] * sums[figure].doubleValue();
    }
    double ratio = numerator / divisor(per);
    if (groups < 2) {
      return new Interval(Double.NEGATIVE_INFINITY, ratio, Double.POSITIVE_INFINITY, confidence);
    }
    double[] off = weights.clone();
    off[per] -= ratio;
    double variance = groups / (groups - 1.0) * sumOfSquares(off) / Math.pow(divisor(per), 2);
    double margin =
        CriticalValues.student(confidence, groups - 1) * Math.sqrt(Math.max(0, variance));
    return new Interval(ratio - margin, ratio, ratio + margin, confidence);
  }

  private double divisor(int per) {
    return sums[per].doubleValue();
  }

  /** Over groups, of the squares of a weighted sum of figures. */
  private double sumOfSquares(double[] weights) {
    double sum = 0;
    for (int figure = 0; figure < sums.length; figure++) {
      for (int other = 0; other <= figure; other++) {
        double twice = figure == other ? 1 : 2;
        sum += twice * weights[figure] * weights[other] * products[figure][other].doubleValue();
      }
    }
    return sum;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof GroupedSums other
        && groups == other.groups
        && Arrays.equals(sums, other.sums)
        && Arrays.deepEquals(products, other.products);
  }

  @Override
  public int hashCode() {
    return Objects.hash(groups, Arrays.hashCode(sums), Arrays.deepHashCode(products));
  }

  @Override
  public String toString() {
    return "GroupedSums[groups=" + groups + ", sums=" + Arrays.toString(sums) + "]";
  }
}
