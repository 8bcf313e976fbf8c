package dev.hindsight.oware.table.export;

import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.OwareTable;
import java.util.Arrays;
import java.util.Locale;

/**
 * Whether a book says what the rules say: with t turns left a board is worth the best of captured −
 * value of the child with t − 1, and nothing at the end. An exported book is made of the rules
 * alone, so a table that passes is equal to it.
 */
final class BookCheck {
  /** Beyond this no book of so few seeds changes; a table that still does is refused. */
  private static final int MOST_TURNS = 255;

  private BookCheck() {}

  /**
   * Compares every board at every turn that the table knows, to the turn after which nothing
   * changes.
   *
   * @throws IllegalArgumentException with the first board that differs
   */
  static void check(OwareTable table, Rows rows) {
    byte[] before = new byte[rows.boards()];
    for (int turn = 1; turn <= MOST_TURNS; turn++) {
      byte[] plane = new byte[rows.boards()];
      if (!fill(table, rows, turn, before, plane) || Arrays.equals(plane, before)) {
        return;
      }
      before = plane;
    }
    throw new IllegalArgumentException(
        "the table " + table.name() + " never settles; build it again");
  }

  /** One turn; false if the table ends before it. */
  private static boolean fill(OwareTable table, Rows rows, int turn, byte[] before, byte[] plane) {
    for (int mover = 0; mover < rows.size(); mover++) {
      int others = rows.boardStart(mover + 1) - rows.boardStart(mover);
      for (int other = 0; other < others; other++) {
        int found = table.findNetSeedsForMover(rows.packed(mover), rows.packed(other), turn);
        if (found == OwareTable.UNKNOWN && turn > 1) {
          return false;
        }
        if (found == OwareTable.UNKNOWN) {
          throw new IllegalArgumentException(
              "the table " + table.name() + " does not count turns; export a book");
        }
        int value = value(rows, mover, other, before);
        if (found != value) {
          throw new IllegalArgumentException(
              String.format(
                  Locale.ROOT,
                  "the table %s contradicts the %s rules at board %s with %d turns left; build it"
                      + " again",
                  table.name(),
                  rows.rules().name(),
                  Rows.text(rows.packed(mover), rows.packed(other)),
                  turn));
        }
        plane[rows.boardStart(mover) + other] = (byte) value;
      }
    }
    return true;
  }

  private static int value(Rows rows, int mover, int other, byte[] before) {
    int legal = rows.legalMoves(mover, other);
    if (legal == 0) {
      return rows.seeds(mover) - rows.seeds(other);
    }
    int best = Integer.MIN_VALUE;
    for (int pit = 0; pit < Row.PITS; pit++) {
      if ((legal >> pit & 1) == 1) {
        int landing = rows.landing(mover, pit);
        int child = rows.boardStart(rows.landed(landing, other)) + rows.sown(mover, pit);
        best = Math.max(best, rows.captured(landing, other) - before[child]);
      }
    }
    return best;
  }
}
