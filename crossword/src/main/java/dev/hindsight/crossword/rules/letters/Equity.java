package dev.hindsight.crossword.rules.letters;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * What a move, a leave or a square is worth to the mover, or the difference of two such worths:
 * whole {@link Millipoints}, so that sums are exact. Kernels count in bare ints; this is what
 * leaves them.
 *
 * <pre>{@code
 * new Equity(1_500).minus(new Equity(200))     // 1.300 points
 * }</pre>
 *
 * @param millipoints thousandths of a point
 */
public record Equity(int millipoints) implements Comparable<Equity> {
  public static final Equity ZERO = new Equity(0);

  /** Whole points, such as a score or what a solved ending gains. */
  public static Equity ofPoints(int points) {
    return new Equity(Math.multiplyExact(points, Millipoints.PER_POINT));
  }

  /** The nearest to a mean of many games, in points. */
  public static Equity nearest(double points) {
    return new Equity(Millipoints.ofPoints(BigDecimal.valueOf(points)));
  }

  public Equity plus(Equity other) {
    return new Equity(Math.addExact(millipoints, other.millipoints));
  }

  public Equity minus(Equity other) {
    return new Equity(Math.subtractExact(millipoints, other.millipoints));
  }

  public boolean isPositive() {
    return millipoints > 0;
  }

  /** Points with three decimals, exact. */
  public BigDecimal points() {
    return Millipoints.toExactPoints(millipoints);
  }

  /** Points with one decimal, as sentences and tables show losses. */
  public String rounded() {
    return points().setScale(1, RoundingMode.HALF_UP).toPlainString();
  }

  @Override
  public int compareTo(Equity other) {
    return Integer.compare(millipoints, other.millipoints);
  }

  /** Points with three decimals: {@code -2.180}. */
  @Override
  public String toString() {
    return points().toPlainString();
  }
}
