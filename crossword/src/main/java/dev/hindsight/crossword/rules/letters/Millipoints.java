package dev.hindsight.crossword.rules.letters;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * Thousandths of a point, in which equities and leave values are counted: 1.5 points are 1,500.
 *
 * <p>They are whole numbers, so sums are exact and equal values compare as equal. Points exist only
 * where scores are counted and where people read or write.
 */
public final class Millipoints {
  /** How many make a point. */
  public static final int PER_POINT = 1000;

  private static final int DECIMALS = 3;

  private Millipoints() {}

  /** The nearest number of millipoints to a number of points, a half going to the even one. */
  public static int ofPoints(BigDecimal points) {
    return points.movePointRight(DECIMALS).setScale(0, RoundingMode.HALF_EVEN).intValueExact();
  }

  /** As points, for figures that are not exact anyway. */
  public static double toPoints(double millipoints) {
    return millipoints / PER_POINT;
  }

  /** As points with three decimals, exact: 1500 is 1.500. */
  public static BigDecimal toExactPoints(long millipoints) {
    return BigDecimal.valueOf(millipoints, DECIMALS);
  }

  /** Any number of points rounded to what a millipoint can tell. */
  public static BigDecimal roundPoints(double points) {
    return BigDecimal.valueOf(points).setScale(DECIMALS, RoundingMode.HALF_EVEN);
  }
}
