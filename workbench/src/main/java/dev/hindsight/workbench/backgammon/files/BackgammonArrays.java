package dev.hindsight.workbench.backgammon.files;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.table.Anchor;
import dev.hindsight.backgammon.table.AnchorFormat;
import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.backgammon.table.BackgammonTable;
import dev.hindsight.backgammon.table.BackgammonTables;
import dev.hindsight.backgammon.table.BearoffFormat;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.BearoffWriter;
import dev.hindsight.backgammon.table.OneSidedFormat;
import dev.hindsight.backgammon.table.OneSidedTable;
import dev.hindsight.backgammon.table.RollChances;
import dev.hindsight.backgammon.table.foreign.GnubgHeader;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.workbench.NumpyArray;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Backgammon tables for NumPy, by kind of table; {@code NumpyArray} says what all such arrays have
 * in common.
 *
 * <pre>
 * backgammon.bearoff     uint16[size, size, v] 65,535 · winning fraction, by side on roll, other
 *                                              side and cube: v = 1 without a cube; with it 4:
 *                                              cubeless, owned, centred, the opponent's
 * backgammon.one-sided   float32[2, size, r]   chance to need exactly 0, 1, … r − 1 rolls until
 *                                              the last checker is off, and the first of fifteen
 * backgammon.anchors     [n] of mover u1[26], other u1[26], chances f4[6], equity f4, error f4,
 *                        games i4, plies i4    checkers by cell: off, points 1 to 24, bar
 * </pre>
 *
 * <p>A gnubg bearoff database becomes the same array as our table of it. Nets become ONNX models
 * ({@code backgammon export}).
 */
final class BackgammonArrays {
  private static final int CELLS = 26;

  private BackgammonArrays() {}

  /**
   * Writes the array of a table or of a database of gnubg, and says what it is.
   *
   * @throws IllegalArgumentException if its values are no array
   */
  static String write(Path source, Path target) throws IOException {
    if (!GnubgHeader.begins(source)) {
      String kind = TableFiles.inspect(source).kind();
      if (kind.equals(AnchorFormat.KIND.name())) {
        return anchors(AnchorTable.open(source).anchors(), target);
      } else if (!kind.equals(BearoffFormat.KIND.name())
          && !kind.equals(OneSidedFormat.KIND.name())) {
        throw NumpyArray.none(source, kind);
      }
    }
    BackgammonTable table = BackgammonTables.openBearoff(source);
    return table instanceof BearoffTable pairs
        ? pairs(pairs, target)
        : sides((OneSidedTable) table, target);
  }

  private static String pairs(BearoffTable table, Path target) throws IOException {
    int size = table.index().size();
    return NumpyArray.write(
        target,
        "<u2",
        Short.BYTES,
        new long[] {size, size, BearoffFormat.valuesOfPair(table.isCubeful())},
        out ->
            table.writeTo(
                new BearoffWriter() {
                  @Override
                  public void write(short[] rows, int values) throws IOException {
                    for (int place = 0; place < values; place++) {
                      out.int16(rows[place]);
                    }
                  }

                  @Override
                  public void seal() {}

                  @Override
                  public void close() {}
                }));
  }

  private static String sides(OneSidedTable table, Path target) throws IOException {
    if (!table.hasGammon()) {
      throw new IllegalArgumentException(
          "the database knows nothing of gammons, which are half of the array");
    }
    List<RollChances> goals = List.of(table.off(), table.gammon());
    int size = table.index().size();
    int most = 0;
    for (RollChances goal : goals) {
      for (int rank = 0; rank < size; rank++) {
        most = Math.max(most, goal.lastRoll(rank));
      }
    }
    int rolls = most + 1;
    return NumpyArray.write(
        target,
        "<f4",
        Float.BYTES,
        new long[] {goals.size(), size, rolls},
        out -> {
          for (RollChances goal : goals) {
            for (int rank = 0; rank < size; rank++) {
              for (int roll = 0; roll < rolls; roll++) {
                out.float32((float) goal.chance(rank, roll));
              }
            }
          }
        });
  }

  private static String anchors(List<Anchor> anchors, Path target) throws IOException {
    return NumpyArray.write(
        target,
        "[('mover', 'u1', (26,)), ('other', 'u1', (26,)), ('chances', '<f4', (6,)),"
            + " ('equity', '<f4'), ('error', '<f4'), ('games', '<i4'), ('plies', '<i4')]",
        2 * CELLS + 8 * Float.BYTES + 2 * Integer.BYTES,
        new long[] {anchors.size()},
        out -> {
          for (Anchor anchor : anchors) {
            Board board = anchor.board();
            for (int cell = 0; cell < CELLS; cell++) {
              out.int8((byte) board.mover(cell));
            }
            for (int cell = 0; cell < CELLS; cell++) {
              out.int8((byte) board.other(cell));
            }
            for (float chance : anchor.chances()) {
              out.float32(chance);
            }
            out.float32(anchor.equity());
            out.float32(anchor.standardError());
            out.int32(anchor.games());
            out.int32(anchor.plies());
          }
        });
  }
}
