package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Table;

/** What a rack or a leave may be worth: no file may hold more, so that sums cannot overflow. */
final class MillipointRange {
  /** A million points, more than any play scores. */
  static final int MOST = 1_000_000_000;

  private MillipointRange() {}

  static void check(Table table, int[] millipoints) throws CorruptTableException {
    for (int rank = 0; rank < millipoints.length; rank++) {
      if (millipoints[rank] < -MOST || millipoints[rank] > MOST) {
        throw new CorruptTableException(
            table.path(),
            "values of at most " + MOST + " millipoints",
            millipoints[rank] + " at rank " + rank);
      }
    }
  }
}
