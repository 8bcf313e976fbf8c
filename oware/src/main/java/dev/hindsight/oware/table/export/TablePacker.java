package dev.hindsight.oware.table.export;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.export.BoundsWalk.PlaneBoard;
import java.util.Locale;

/**
 * Packs what a table says about every board of few seeds into bytes: the answers that a {@link
 * BoundsWalk} cannot find by itself, through a {@link RangeEncoder}. 12 kB for 10 seeds.
 */
final class TablePacker {
  private TablePacker() {}

  /** One plane where every value is exact, else what the mover gets at least and at most. */
  static int planes(OwareTable table) {
    return table.rules().endlessPlayIsWorthNothing() ? 1 : 2;
  }

  /** The packed values of all boards that the rows make, without a turn limit. */
  static byte[] pack(OwareTable table, Rows rows) {
    ValueSituations situations = new ValueSituations(rows.mostSeeds());
    RangeEncoder encoder = new RangeEncoder(situations.count());
    byte[] walked =
        new BoundsWalk(
                rows,
                planes(table),
                (board, lowest, highest, openMoves) -> {
                  int value = checkedValue(table, rows, board);
                  if (value < lowest || value > highest) {
                    throw inconsistent(table, rows, board);
                  }
                  return situations.find(
                      lowest,
                      highest,
                      openMoves,
                      rows.seeds(board.mover()),
                      (candidate, situation) -> {
                        encoder.encode(candidate == value, situation);
                        return candidate == value;
                      });
                })
            .run();
    for (int plane = 0; plane < planes(table); plane++) {
      checkSame(table, rows, plane, walked);
    }
    return encoder.finish();
  }

  /** What the walk concluded without asking must be what the table says too. */
  private static void checkSame(OwareTable table, Rows rows, int plane, byte[] walked) {
    for (int mover = 0; mover < rows.size(); mover++) {
      int others = rows.boardStart(mover + 1) - rows.boardStart(mover);
      for (int other = 0; other < others; other++) {
        PlaneBoard board = new PlaneBoard(mover, other, plane);
        int place = plane * rows.boards() + rows.boardStart(mover) + other;
        if (walked[place] != checkedValue(table, rows, board)) {
          throw inconsistent(table, rows, board);
        }
      }
    }
  }

  private static int checkedValue(OwareTable table, Rows rows, PlaneBoard board) {
    long mover = rows.packed(board.mover());
    long other = rows.packed(board.other());
    if (planes(table) == 2) {
      return board.plane() == 0
          ? table.lowestForMover(mover, other)
          : table.highestForMover(mover, other);
    }
    int value = table.findNetSeedsForMover(mover, other, OwareRules.NO_TURN_LIMIT);
    if (value == OwareTable.UNKNOWN) {
      throw new IllegalArgumentException(
          "the table "
              + table.name()
              + " does not know every board without a turn limit; export an endgame table");
    }
    return value;
  }

  private static IllegalArgumentException inconsistent(OwareTable table, Rows rows, PlaneBoard at) {
    return new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "the table %s contradicts the %s rules at board %s; build it again",
            table.name(),
            rows.rules().name(),
            Rows.text(rows.packed(at.mover()), rows.packed(at.other()))));
  }
}
