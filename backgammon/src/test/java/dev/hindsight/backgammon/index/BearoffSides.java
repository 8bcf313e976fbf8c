package dev.hindsight.backgammon.index;

import dev.hindsight.backgammon.rules.Checkers;

/** Sides for tests, written as people count them. */
public final class BearoffSides {
  private BearoffSides() {}

  /** The side with these checkers on points 1, 2, …, all others borne off. */
  public static long side(int... countsByPoint) {
    long side = 0;
    int left = 0;
    for (int point = 1; point <= countsByPoint.length; point++) {
      side |= (long) countsByPoint[point - 1] << (4 * point);
      left += countsByPoint[point - 1];
    }
    return side | (Checkers.PER_SIDE - left);
  }
}
