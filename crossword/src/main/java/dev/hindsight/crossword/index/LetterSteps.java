package dev.hindsight.crossword.index;

import dev.hindsight.core.counting.Compositions;

/**
 * The parts that ranks are sums of, in one flat array: 27 · 8 · 8 ints for English racks.
 *
 * <p>Places that belong to no multiset hold a number so far below zero that the whole sum stays
 * negative, so that a caller need not compare counts with caps while it adds.
 */
final class LetterSteps {
  private final int stride;

  /** By letter, tiles left before it, tiles of it. */
  private final int[] steps;

  LetterSteps(Compositions compositions, int[] caps) {
    int total = compositions.total();
    this.stride = total + 1;
    // At most one such place per tile can be met on the way to a rank, and the other parts of the
    // sum together are below the size: neither overflow nor a non-negative sum is possible.
    int none = -Integer.MAX_VALUE / (total + 1);
    if (compositions.size() > -none) {
      throw new IllegalArgumentException(
          compositions.size() + " multisets of tiles are more than can be numbered");
    }
    this.steps = new int[caps.length * stride * stride];
    for (int letter = 0; letter < caps.length; letter++) {
      for (int left = 0; left <= total; left++) {
        for (int count = 1; count <= total; count++) {
          steps[place(letter, left, count)] =
              count <= Math.min(left, caps[letter])
                  ? (int) compositions.preceding(letter, left, count)
                  : none;
        }
      }
    }
  }

  int step(int letter, int left, int count) {
    return steps[place(letter, left, count)];
  }

  private int place(int letter, int left, int count) {
    return (letter * stride + left) * stride + count;
  }
}
