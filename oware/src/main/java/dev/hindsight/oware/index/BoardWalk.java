package dev.hindsight.oware.index;

import dev.hindsight.oware.rules.Row;

/**
 * Visits the boards of one layer in rank order, from any rank on, at a few instructions a step.
 *
 * <pre>
 * BoardWalk walk = new BoardWalk(index, seeds, firstRank);
 * for (long rank = firstRank; rank &lt; lastRank; rank++, walk.step()) {
 *   use(walk.mover(), walk.other());
 * }
 * </pre>
 */
public final class BoardWalk {
  private static final int LAST_PIT = 8 * (Row.PITS - 1);

  private long mover;
  private long other;

  public BoardWalk(SeedIndex index, int seeds, long firstRank) {
    long[] rows = new long[2];
    index.unrank(firstRank, seeds, rows);
    mover = rows[0];
    other = rows[1];
  }

  public long mover() {
    return mover;
  }

  public long other() {
    return other;
  }

  /**
   * Goes on to the board of the next rank; after the last board of the layer it stays where it is.
   * The rightmost cell that holds seeds gives one to the cell on its left and the rest to the very
   * last cell.
   */
  public void step() {
    if (other != 0) {
      int shift = highestPit(other);
      long seeds = other >>> shift;
      long rest = (seeds - 1) << LAST_PIT;
      if (shift == 0) {
        mover += 1L << LAST_PIT;
        other = rest;
      } else {
        other = (other ^ (seeds << shift)) + (1L << (shift - 8)) + rest;
      }
      return;
    }
    int shift = highestPit(mover);
    if (mover != 0 && shift > 0) {
      long seeds = mover >>> shift;
      mover = (mover ^ (seeds << shift)) + (1L << (shift - 8));
      other = (seeds - 1) << LAST_PIT;
    }
  }

  /** The bit offset of the highest pit that holds seeds. */
  private static int highestPit(long row) {
    return (Long.SIZE - 1 - Long.numberOfLeadingZeros(row | 1)) & ~7;
  }
}
