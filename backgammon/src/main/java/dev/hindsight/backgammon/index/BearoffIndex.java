package dev.hindsight.backgammon.index;

import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.core.counting.Binomials;

/**
 * The numbering of bearoff sides: at most {@code checkers} checkers left, all of them on the first
 * {@code points} points.
 *
 * <p>A side is the {@code near} long of {@link Checkers}: point p in the four bits from 4·p on.
 * What stands in the lowest four bits (the checkers off) does not matter, since it follows from the
 * rest. Sides are ordered by the number of checkers left, fewest first, then by those on the ace
 * point, most first, then on the two point, most first, and so on. With six points the empty side
 * is 0, one checker on the ace point 1, one on the six point 6, two on the ace point 7, six on the
 * ace point 462, fifteen on the six point 54,263. So the sides with fewer checkers are a prefix,
 * and the order is the one that gnubg's databases use.
 *
 * <p>It is the lexicographic order of {@code Compositions} with the checkers off as first cell,
 * backwards. That has a closed form: with {@code s(p)} checkers on the points from p on,
 *
 * <pre>rank = Σ_p choose(s(p) + points − p, points + 1 − p), over the points p with s(p) &gt; 0
 * </pre>
 */
public final class BearoffIndex {
  /** Bear-ins from further away are for other methods. */
  public static final int MOST_POINTS = 8;

  public static final int MOST_CHECKERS = Checkers.PER_SIDE;

  private static final int WIDTH = MOST_CHECKERS + 1;
  private static final int GROUPS = 3;
  private static final int GROUP_BITS = 12;
  private static final int GROUP_SIZE = 1 << GROUP_BITS;

  private final int points;
  private final int checkers;
  private final int size;

  /** {@code preceding[p · 16 + s]}: what s checkers on the points from p on add to the rank. */
  private final int[] preceding;

  /** A one in the cell of every point; times a side, it adds up cells. */
  private final long ones;

  /**
   * {@code group[k][s(3k+1) + 16 · s(3k+2) + 256 · s(3k+3)]}: what three points add to the rank.
   */
  private final int[][] groups = new int[GROUPS][GROUP_SIZE];

  public BearoffIndex(int points, int checkers) {
    if (points < 1 || points > MOST_POINTS) {
      throw new IllegalArgumentException(
          "bearoff tables cover 1 to " + MOST_POINTS + " points, not " + points);
    }
    if (checkers < 1 || checkers > MOST_CHECKERS) {
      throw new IllegalArgumentException(
          "bearoff tables hold 1 to " + MOST_CHECKERS + " checkers, not " + checkers);
    }
    this.points = points;
    this.checkers = checkers;
    this.size = size(points, checkers);
    this.preceding = new int[(points + 1) * WIDTH];
    for (int point = 1; point <= points; point++) {
      for (int from = 1; from <= checkers; from++) {
        preceding[point * WIDTH + from] =
            Math.toIntExact(Binomials.choose(from + points - point, points + 1 - point));
      }
    }
    this.ones = 0x1111_1111L >>> (4 * (MOST_POINTS - points));
    for (int group = 0; group < GROUPS; group++) {
      for (int sums = 0; sums < GROUP_SIZE; sums++) {
        groups[group][sums] = precedingThree(3 * group + 1, sums);
      }
    }
  }

  /** What the sums from three neighbouring points on add to the rank. */
  private int precedingThree(int firstPoint, int sums) {
    int rank = 0;
    for (int point = firstPoint; point <= Math.min(points, firstPoint + 2); point++) {
      int from = (sums >>> (4 * (point - firstPoint))) & 15;
      rank += preceding[point * WIDTH + from];
    }
    return rank;
  }

  /** How many sides there are: choose(checkers + points, points). */
  public static int size(int points, int checkers) {
    return Math.toIntExact(Binomials.waysAtMost(checkers, points));
  }

  public int points() {
    return points;
  }

  /** The most checkers that a side has left. */
  public int checkers() {
    return checkers;
  }

  /** How many sides there are. */
  public int size() {
    return size;
  }

  /** Whether a side, given as {@link Checkers} packs it, is one of the numbered ones. */
  public boolean covers(long near, long far) {
    return far == 0 && near >>> (4 * (points + 1)) == 0 && left(near) <= checkers;
  }

  /** The checkers that a side has left on its points. */
  public static int left(long near) {
    // Cells are added up pairwise into bytes, then all bytes into the highest one.
    long cells = near >>> 4;
    cells = (cells & 0x0F0F_0F0F_0F0F_0F0FL) + ((cells >>> 4) & 0x0F0F_0F0F_0F0F_0F0FL);
    return (int) ((cells * 0x0101_0101_0101_0101L) >>> 56);
  }

  /** The number of a covered side. Constant time, no allocation. */
  public int rank(long near) {
    assert covers(near, 0) : Long.toHexString(near) + " is outside this index";
    // Cell points − 1 + k of this product holds s(k + 1), the checkers on the points after k: at
    // most fifteen, so nothing is carried. 250 M pairs/s against 73 M with six sums (JDK 17), and
    // twice the random probes/s of a mapped table, since more of them are under way at once.
    long sums = ((near >>> 4) * ones) >>> (4 * (points - 1));
    return groups[0][(int) sums & (GROUP_SIZE - 1)]
        + groups[1][(int) (sums >>> GROUP_BITS) & (GROUP_SIZE - 1)]
        + groups[2][(int) (sums >>> (2 * GROUP_BITS)) & (GROUP_SIZE - 1)];
  }

  /** The side of a number, with the checkers off in its lowest four bits. O(points · checkers). */
  public long unrank(int rank) {
    if (rank < 0 || rank >= size) {
      throw new IndexOutOfBoundsException("side " + rank + " is outside 0…" + (size - 1));
    }
    int rest = rank;
    int from = checkers;
    long near = 0;
    int onThisPoint = MOST_CHECKERS;
    for (int point = 1; point <= points; point++) {
      while (preceding[point * WIDTH + from] > rest) {
        from--;
      }
      rest -= preceding[point * WIDTH + from];
      near |= (long) (onThisPoint - from) << (4 * (point - 1));
      onThisPoint = from;
    }
    return near | (long) onThisPoint << (4 * points);
  }
}
