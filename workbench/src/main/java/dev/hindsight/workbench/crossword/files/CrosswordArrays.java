package dev.hindsight.workbench.crossword.files;

import dev.hindsight.core.tables.NpyFile;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.table.CrosswordTables;
import dev.hindsight.crossword.table.EquityLead;
import dev.hindsight.crossword.table.LeaveFormat;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.PlacementFormat;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.crossword.table.RackEquityFormat;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.WinChanceFormat;
import dev.hindsight.crossword.table.WinChanceTable;
import dev.hindsight.workbench.NumpyArray;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Crossword tables for NumPy, by kind of table; {@code NumpyArray} says what all such arrays have
 * in common.
 *
 * <pre>
 * crossword.leaves       int32[size]           millipoints, by leave
 * crossword.rack-equity  int32[size]           millipoints, by rack
 * crossword.placement    int32[2, states, squares, points]
 *                                              mean in millipoints; variance in thousandths of a
 *                                              point squared
 * crossword.win-chance   float32[tiles + 1, 2 · mostLead + 1]
 *                                              chance to win, by tiles unseen and lead
 *
 * </pre>
 *
 * <p>The rules of lanes are not one array; {@code hindsight_tables.py} reads their columns.
 */
final class CrosswordArrays {
  private CrosswordArrays() {}

  /**
   * Writes the array of a table, and says what it is.
   *
   * @throws IllegalArgumentException if its values are no array
   */
  static String write(Path source, Path target) throws IOException {
    String kind = CrosswordTables.isShared(source) ? "" : TableFiles.inspect(source).kind();
    if (kind.equals(LeaveFormat.KIND.name())) {
      return ints(LeaveTable.open(source).values(), target);
    } else if (kind.equals(RackEquityFormat.KIND.name())) {
      return ints(RackEquityTable.open(source).values(), target);
    } else if (kind.equals(PlacementFormat.KIND.name())) {
      return placement(PlacementTable.open(source), target);
    } else if (kind.equals(WinChanceFormat.KIND.name())) {
      return chances(WinChanceTable.open(source), target);
    } else if (kind.isEmpty()) {
      throw new IllegalArgumentException(
          source
              + " is a file of another program; make a table of it first ('hindsight tables"
              + " convert'), which becomes an array");
    }
    throw NumpyArray.none(source, kind);
  }

  private static String ints(int[] values, Path target) throws IOException {
    return NumpyArray.write(
        target, "<i4", Integer.BYTES, new long[] {values.length}, out -> ints(out, values));
  }

  private static void ints(NpyFile.Values out, int[] values) throws IOException {
    for (int value : values) {
      out.int32(value);
    }
  }

  private static String placement(PlacementTable table, Path target) throws IOException {
    PlacementIndex index = table.index();
    return NumpyArray.write(
        target,
        "<i4",
        Integer.BYTES,
        new long[] {2, index.states(), index.squares(), index.buckets()},
        out -> {
          ints(out, table.meanMillipoints());
          ints(out, table.varianceThousandths());
        });
  }

  private static String chances(WinChanceTable table, Path target) throws IOException {
    int tiles = table.tiles().total();
    int most = table.mostLead();
    return NumpyArray.write(
        target,
        "<f4",
        Float.BYTES,
        new long[] {tiles + 1, 2 * most + 1},
        out -> {
          for (int unseen = 0; unseen <= tiles; unseen++) {
            for (int lead = -most; lead <= most; lead++) {
              out.float32((float) table.winChance(EquityLead.ofPoints(lead), unseen));
            }
          }
        });
  }
}
