package dev.hindsight.crossword.table.derivation;

import dev.hindsight.crossword.index.LetterGroup;
import java.util.ArrayList;
import java.util.List;

/**
 * The columns of one piece of work: multisets of one half of the alphabet with the same number of
 * tiles. No two pieces touch the same numbers, so any thread may do any of them.
 *
 * @param tiles of each multiset
 * @param from the first one, counted among those of this many tiles
 * @param to the end
 */
record ColumnRange(int tiles, int from, int to) {
  /** What a piece of work goes over again and again should stay in a core's own cache. */
  private static final int CACHED_NUMBERS = 1 << 17;

  private static final int LEAST_COLUMNS = 64;

  int width() {
    return to - from;
  }

  /**
   * All pieces for columns of one half and rows of the other, where a row and a column together
   * have at most {@code most} tiles. Those with the most overhead come first, so that all threads
   * finish at nearly the same time.
   */
  static List<ColumnRange> split(LetterGroup columns, LetterGroup rows, int most) {
    List<ColumnRange> ranges = new ArrayList<>();
    for (int tiles = 0; tiles <= most; tiles++) {
      int count = columns.count(tiles);
      int rowCount = rows.sizeStart(most - tiles + 1);
      int width = Math.max(LEAST_COLUMNS, CACHED_NUMBERS / Math.max(1, rowCount));
      for (int from = 0; from < count; from += width) {
        ranges.add(new ColumnRange(tiles, from, Math.min(count, from + width)));
      }
    }
    return ranges;
  }
}
