package dev.hindsight.oware.table.export;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.OwareTable;
import java.util.StringJoiner;

/**
 * Packs what a table says about every board of few seeds into bytes: the answers that a {@link
 * BoundsWalk} cannot find by itself, through a {@link RangeEncoder}. 12 kB for 10 seeds.
 */
final class TablePacker {
  private TablePacker() {}

  /** The packed values of all boards that the rows make, without turn limit. */
  static byte[] pack(OwareTable table, Rows rows) {
    ValueSituations situations = new ValueSituations(rows.mostSeeds());
    RangeEncoder encoder = new RangeEncoder(situations.count());
    byte[] walked =
        new BoundsWalk(
                rows,
                (mover, other, lowest, highest, openMoves) -> {
                  int value = checkedValue(table, rows, mover, other);
                  if (value < lowest || value > highest) {
                    throw inconsistent(table, rows, mover, other);
                  }
                  return situations.find(
                      lowest,
                      highest,
                      openMoves,
                      rows.seeds(mover),
                      (candidate, situation) -> {
                        encoder.encode(candidate == value, situation);
                        return candidate == value;
                      });
                })
            .run();
    checkSame(table, rows, walked);
    return encoder.finish();
  }

  /** What the walk concluded without asking must be what the table says too. */
  private static void checkSame(OwareTable table, Rows rows, byte[] walked) {
    for (int mover = 0; mover < rows.size(); mover++) {
      int others = rows.boardStart(mover + 1) - rows.boardStart(mover);
      for (int other = 0; other < others; other++) {
        if (walked[rows.boardStart(mover) + other] != checkedValue(table, rows, mover, other)) {
          throw inconsistent(table, rows, mover, other);
        }
      }
    }
  }

  private static int checkedValue(OwareTable table, Rows rows, int mover, int other) {
    int value =
        table.findNetSeedsForMover(
            rows.packed(mover), rows.packed(other), OwareRules.NO_TURN_LIMIT);
    if (value == OwareTable.UNKNOWN) {
      throw new IllegalArgumentException(
          "the table "
              + table.name()
              + " does not know every board without a turn limit; export an endgame table");
    }
    return value;
  }

  private static IllegalArgumentException inconsistent(
      OwareTable table, Rows rows, int mover, int other) {
    StringJoiner board = new StringJoiner("-");
    for (int pit = 0; pit < 2 * Row.PITS; pit++) {
      long row = rows.packed(pit < Row.PITS ? mover : other);
      board.add(Integer.toString(Row.seedsIn(row, pit % Row.PITS)));
    }
    return new IllegalArgumentException(
        String.format(
            "the table %s contradicts the %s rules at board %s; build it again",
            table.name(), Rows.RULES.name(), board));
  }
}
