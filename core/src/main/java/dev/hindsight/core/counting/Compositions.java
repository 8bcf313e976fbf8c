package dev.hindsight.core.counting;

import java.util.Arrays;

/**
 * A dense numbering of count vectors: every way to put {@code total} like items into numbered
 * cells, where cell {@code c} holds at most {@code caps[c]}.
 *
 * <p>Tiles on a rack, capped by the bag, are numbered by this class. Seeds in pits and checkers on
 * points have no caps, so that their ranks are sums of binomials, which their own indexes compute
 * quicker; tests hold those against this class.
 *
 * <p>Ranks run from 0 to {@code size() - 1} in lexicographic order. Exactly 3 over three cells: 003
 * is 0, 012 is 1, 102 is 4, 300 is 9. "At most" is "exactly" with one hidden last cell that takes
 * up the slack, so its vectors are ordered among themselves in the same way.
 */
public final class Compositions {
  private final int total;

  /** Caps of the visible cells, followed by the slack cell for "at most". */
  private final int[] caps;

  private final int visibleCells;
  private final long size;

  /**
   * {@code preceding[c][left][k]}: vectors that agree before cell c, have {@code left} items for
   * the cells from c on, and hold fewer than k in cell c.
   */
  private final long[][][] preceding;

  private Compositions(int total, int[] caps, int visibleCells) {
    this.total = total;
    this.caps = caps;
    this.visibleCells = visibleCells;
    long[][] ways = countWays(total, caps);
    this.size = ways[0][total];
    this.preceding = countPreceding(total, caps, ways);
  }

  /** Exactly {@code total} items over {@code cells} cells, each able to hold them all. */
  public static Compositions exactly(int total, int cells) {
    return exactly(total, uncapped(total, cells));
  }

  /** Exactly {@code total} items, at most {@code caps[c]} of them in cell c. */
  public static Compositions exactly(int total, int[] caps) {
    checkArguments(total, caps);
    return new Compositions(total, caps.clone(), caps.length);
  }

  /** From none to {@code total} items over {@code cells} cells, each able to hold them all. */
  public static Compositions atMost(int total, int cells) {
    return atMost(total, uncapped(total, cells));
  }

  /** From none to {@code total} items, at most {@code caps[c]} of them in cell c. */
  public static Compositions atMost(int total, int[] caps) {
    checkArguments(total, caps);
    int[] withSlack = Arrays.copyOf(caps, caps.length + 1);
    withSlack[caps.length] = total;
    return new Compositions(total, withSlack, caps.length);
  }

  /** How many vectors there are. */
  public long size() {
    return size;
  }

  /** The number of items of an "exactly" vector, the most of an "at most" vector. */
  public int total() {
    return total;
  }

  /**
   * The rank of a vector. O(cells), no allocation.
   *
   * @throws IllegalArgumentException if the counts are not one of the numbered vectors
   */
  public long rank(int[] counts) {
    long rank = 0;
    int left = total;
    for (int cell = 0; cell < visibleCells; cell++) {
      int count = counts[cell];
      if (count < 0 || count > caps[cell] || count > left) {
        throw notNumbered(counts);
      }
      rank += preceding[cell][left][count];
      left -= count;
    }
    if (left != 0 && caps.length == visibleCells) {
      throw notNumbered(counts);
    }
    return rank;
  }

  /**
   * What one cell adds to the rank of a vector: {@link #rank} is the sum of these over the cells,
   * {@code left} being the total less what the cells before hold. A count of 0 adds 0. For those
   * who keep ranks up to date while they change vectors.
   *
   * @throws IndexOutOfBoundsException if the count is more than {@code left} or the cell's cap
   */
  public long preceding(int cell, int left, int count) {
    return preceding[cell][left][count];
  }

  /**
   * Writes the vector of a rank into {@code counts}. O(cells · total), no allocation.
   *
   * @throws IndexOutOfBoundsException if the rank is outside 0…size − 1
   */
  public void unrank(long rank, int[] counts) {
    if (rank < 0 || rank >= size) {
      throw new IndexOutOfBoundsException("rank " + rank + " is outside 0…" + (size - 1));
    }
    long rest = rank;
    int left = total;
    for (int cell = 0; cell < visibleCells; cell++) {
      long[] below = preceding[cell][left];
      int count = Math.min(caps[cell], left);
      while (below[count] > rest) {
        count--;
      }
      counts[cell] = count;
      rest -= below[count];
      left -= count;
    }
  }

  /** Writes the vector of rank 0 into {@code counts}; there is one unless {@link #size()} is 0. */
  public void first(int[] counts) {
    unrank(0, counts);
  }

  /**
   * Moves {@code counts} on to the vector of the next rank, or returns false and leaves it as it is
   * when it is the last. Amortised constant time, no allocation.
   */
  public boolean next(int[] counts) {
    // From the right, find the first cell that can take one more while the cells after it can
    // still hold what is then left; those are refilled in the smallest way.
    int slack = total;
    for (int cell = 0; cell < visibleCells; cell++) {
      slack -= counts[cell];
    }
    int behind = slack;
    for (int cell = visibleCells - 1; cell >= 0; cell--) {
      if (behind > 0 && counts[cell] < caps[cell]) {
        counts[cell]++;
        unrankTail(cell + 1, behind - 1, counts);
        return true;
      }
      behind += counts[cell];
    }
    return false;
  }

  /** The lexicographically smallest way to put {@code left} items into the cells from a cell on. */
  private void unrankTail(int firstCell, int left, int[] counts) {
    for (int cell = firstCell; cell < visibleCells; cell++) {
      counts[cell] = 0;
    }
    int rest = left;
    for (int cell = caps.length - 1; cell >= firstCell && rest > 0; cell--) {
      int count = Math.min(caps[cell], rest);
      if (cell < visibleCells) {
        counts[cell] = count;
      }
      rest -= count;
    }
    assert rest == 0 : rest + " items do not fit from cell " + firstCell;
  }

  private IllegalArgumentException notNumbered(int[] counts) {
    return new IllegalArgumentException(
        "counts "
            + Arrays.toString(counts)
            + " are not "
            + (caps.length == visibleCells ? "exactly " : "at most ")
            + total
            + " items within the caps "
            + Arrays.toString(Arrays.copyOf(caps, visibleCells)));
  }

  private static int[] uncapped(int total, int cells) {
    if (cells < 0) {
      throw new IllegalArgumentException("cells must not be negative, got " + cells);
    }
    int[] caps = new int[cells];
    Arrays.fill(caps, total);
    return caps;
  }

  private static void checkArguments(int total, int[] caps) {
    if (total < 0) {
      throw new IllegalArgumentException("total must not be negative, got " + total);
    }
    for (int cap : caps) {
      if (cap < 0) {
        throw new IllegalArgumentException(
            "caps must not be negative, got " + Arrays.toString(caps));
      }
    }
  }

  /** {@code ways[c][left]}: ways to put exactly {@code left} items into the cells from c on. */
  private static long[][] countWays(int total, int[] caps) {
    long[][] ways = new long[caps.length + 1][total + 1];
    ways[caps.length][0] = 1;
    for (int cell = caps.length - 1; cell >= 0; cell--) {
      for (int left = 0; left <= total; left++) {
        for (int count = 0; count <= Math.min(left, caps[cell]); count++) {
          ways[cell][left] = Math.addExact(ways[cell][left], ways[cell + 1][left - count]);
        }
      }
    }
    return ways;
  }

  private static long[][][] countPreceding(int total, int[] caps, long[][] ways) {
    long[][][] preceding = new long[caps.length][total + 1][];
    for (int cell = 0; cell < caps.length; cell++) {
      for (int left = 0; left <= total; left++) {
        long[] below = new long[Math.min(left, caps[cell]) + 1];
        for (int count = 1; count < below.length; count++) {
          below[count] = Math.addExact(below[count - 1], ways[cell + 1][left - count + 1]);
        }
        preceding[cell][left] = below;
      }
    }
    return preceding;
  }
}
