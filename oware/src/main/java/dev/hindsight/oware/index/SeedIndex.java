package dev.hindsight.oware.index;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.oware.rules.Row;

/**
 * The index function (a perfect hash): a numbering of all boards of up to {@code mostSeeds} seeds,
 * seen from the mover.
 *
 * <p>Boards are ordered by number of seeds, then lexicographically from the mover's first pit to
 * the other player's last, the order of {@code Compositions}: among nine-seed boards the one with
 * all seeds in the other player's last pit is rank 0, and all nine in the mover's first pit is rank
 * 167,959. A <em>layer</em> is the boards with one number of seeds; a board's <em>index</em> is its
 * rank plus the boards of all smaller layers, the empty board being index 0.
 *
 * <p>It is {@code Compositions} flattened for packed rows: eleven additions from one array of
 * {@code 12 · (mostSeeds + 1)²} longs, of which boards of many pits and few seeds in each touch so
 * little that it stays in the first-level cache.
 */
public final class SeedIndex {
  /** All seeds of the game. */
  public static final int MOST_SEEDS = Row.MOST_SEEDS;

  /** Beyond this a layer no longer fits one Java array, and ranks no longer fit an int. */
  public static final int MOST_SEEDS_IN_ARRAYS = 28;

  private static final int CELLS = 2 * Row.PITS;

  private final int mostSeeds;
  private final int width;

  /**
   * {@code preceding[(cell · width + left) · width + count]}: boards that agree before the cell,
   * have {@code left} seeds from the cell on, and fewer than {@code count} in it.
   */
  private final long[] preceding;

  /** {@code layerStarts[n]}: boards with fewer than n seeds. */
  private final long[] layerStarts;

  public SeedIndex(int mostSeeds) {
    if (mostSeeds < 0 || mostSeeds > MOST_SEEDS) {
      throw new IllegalArgumentException(
          "tables hold 0 to " + MOST_SEEDS + " seeds, not " + mostSeeds);
    }
    this.mostSeeds = mostSeeds;
    this.width = mostSeeds + 1;
    this.preceding = new long[CELLS * width * width];
    this.layerStarts = new long[mostSeeds + 2];
    for (int seeds = 0; seeds <= mostSeeds; seeds++) {
      layerStarts[seeds + 1] =
          Math.addExact(layerStarts[seeds], Binomials.waysExactly(seeds, CELLS));
    }
    for (int cell = 0; cell < CELLS; cell++) {
      for (int left = 0; left <= mostSeeds; left++) {
        fillPreceding(cell, left);
      }
    }
  }

  private void fillPreceding(int cell, int left) {
    long below = 0;
    for (int count = 0; count <= left; count++) {
      preceding[(cell * width + left) * width + count] = below;
      below = Math.addExact(below, Binomials.waysExactly(left - count, CELLS - 1 - cell));
    }
  }

  public int mostSeeds() {
    return mostSeeds;
  }

  /** Boards with exactly this many seeds. */
  public long layerBoards(int seeds) {
    return layerStarts[seeds + 1] - layerStarts[seeds];
  }

  /** {@link #layerBoards} of a layer that fits an array; fails for larger ones. */
  public int layerSize(int seeds) {
    return Math.toIntExact(layerBoards(seeds));
  }

  /** The index of the first board with this many seeds. */
  public long layerStart(int seeds) {
    return layerStarts[seeds];
  }

  /** All boards of up to {@link #mostSeeds} seeds. */
  public long size() {
    return layerStarts[mostSeeds + 1];
  }

  /** The rank of a board within its layer. The rows must hold exactly {@code seeds} together. */
  public long rank(long mover, long other, int seeds) {
    assert Row.total(mover) + Row.total(other) == seeds : "not " + seeds + " seeds";
    long rank = 0;
    int base = seeds * width;
    int step = width * width;
    // base walks to (cell · width + left) · width: one cell further, and down by the seeds passed.
    for (int pit = 0; pit < Row.PITS; pit++) {
      int count = (int) (mover >>> (8 * pit)) & 0xFF;
      rank += preceding[base + count];
      base += step - count * width;
    }
    // The last cell is decided by the others and never adds anything.
    for (int pit = 0; pit < Row.PITS - 1; pit++) {
      int count = (int) (other >>> (8 * pit)) & 0xFF;
      rank += preceding[base + count];
      base += step - count * width;
    }
    return rank;
  }

  /** The index of a board among all boards of up to {@link #mostSeeds} seeds. */
  public long index(long mover, long other) {
    int seeds = Row.total(mover) + Row.total(other);
    return layerStarts[seeds] + rank(mover, other, seeds);
  }

  /** Writes the board of a rank within a layer as {@code {mover, other}}. */
  public void unrank(long rank, int seeds, long[] rows) {
    long rest = rank;
    int left = seeds;
    long row = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      int base = (cell * width + left) * width;
      int count = left;
      if (cell < CELLS - 1) {
        while (preceding[base + count] > rest) {
          count--;
        }
        rest -= preceding[base + count];
      }
      left -= count;
      int pit = cell < Row.PITS ? cell : cell - Row.PITS;
      row |= (long) count << (8 * pit);
      if (pit == Row.PITS - 1) {
        rows[cell / Row.PITS] = row;
        row = 0;
      }
    }
  }
}
