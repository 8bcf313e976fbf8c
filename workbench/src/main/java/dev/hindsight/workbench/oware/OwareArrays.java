package dev.hindsight.workbench.oware;

import dev.hindsight.core.tables.Int8Column;
import dev.hindsight.core.tables.NpyFile;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.oware.index.BoardWalk;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.table.BookFormat;
import dev.hindsight.oware.table.BookTable;
import dev.hindsight.oware.table.EndgameFormat;
import dev.hindsight.oware.table.OpeningBook;
import dev.hindsight.oware.table.OpeningsFormat;
import dev.hindsight.workbench.NumpyArray;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Oware tables for NumPy, by kind of table; {@code NumpyArray} says what all such arrays have in
 * common.
 *
 * <pre>
 * oware.endgame          int8[size]            net seeds for the mover, by board
 *                        int8[2, size]         where there are bounds and no exact values: at least
 *                                              this, at most this
 *                        int8[3, size]         with both: exactly, at least, at most
 * oware.book             int8[turns + 1, size] net seeds for the mover, by turns left and board
 * oware.openings         [n] of mover u1[6], other u1[6], store i1, outlook i4, depth i4,
 *                        expanded i1           as the columns of the table; rows by pit
 * </pre>
 *
 * <p>The net of an evaluation is not one array; {@code hindsight_tables.py} reads its columns.
 */
final class OwareArrays {
  private static final int BYTES_AT_ONCE = 1 << 16;
  private static final int PITS = 6;

  private OwareArrays() {}

  /**
   * Writes the array of a table, and says what it is.
   *
   * @throws IllegalArgumentException if its values are no array
   */
  static String write(Path source, Path target) throws IOException {
    String kind = TableFiles.inspect(source).kind();
    if (kind.equals(EndgameFormat.KIND.name())) {
      return endgame(source, target);
    } else if (kind.equals(BookFormat.KIND.name())) {
      return book(BookTable.open(source), target);
    } else if (kind.equals(OpeningsFormat.KIND.name())) {
      return openings(OpeningBook.open(source), target);
    }
    throw NumpyArray.none(source, kind);
  }

  private static String endgame(Path source, Path target) throws IOException {
    try (Table table = Table.open(source, EndgameFormat.KIND)) {
      List<String> names =
          List.of(EndgameFormat.NET_SEEDS, EndgameFormat.LOWEST, EndgameFormat.HIGHEST).stream()
              .filter(name -> table.header().findColumn(name).isPresent())
              .toList();
      long size = table.int8(names.get(0)).size();
      long[] shape = names.size() == 1 ? new long[] {size} : new long[] {names.size(), size};
      return NumpyArray.write(
          target,
          NumpyArray.INT8,
          Byte.BYTES,
          shape,
          out -> {
            byte[] some = new byte[BYTES_AT_ONCE];
            for (String name : names) {
              Int8Column column = table.int8(name);
              for (long from = 0; from < size; from += some.length) {
                int count = (int) Math.min(some.length, size - from);
                column.copyTo(from, some, 0, count);
                out.int8(some, count);
              }
            }
          });
    }
  }

  private static String book(BookTable book, Path target) throws IOException {
    SeedIndex index = new SeedIndex(book.mostSeeds());
    return NumpyArray.write(
        target,
        NumpyArray.INT8,
        Byte.BYTES,
        new long[] {book.lastTurn() + 1, index.size()},
        out -> {
          for (int turnsLeft = 0; turnsLeft <= book.lastTurn(); turnsLeft++) {
            for (int seeds = 0; seeds <= book.mostSeeds(); seeds++) {
              BoardWalk walk = new BoardWalk(index, seeds, 0);
              for (long rank = 0; rank < index.layerBoards(seeds); rank++, walk.step()) {
                out.int8((byte) book.findNetSeedsForMover(walk.mover(), walk.other(), turnsLeft));
              }
            }
          }
        });
  }

  private static String openings(OpeningBook book, Path target) throws IOException {
    List<OpeningBook.Entry> entries = book.entries();
    return NumpyArray.write(
        target,
        "[('mover', 'u1', (6,)), ('other', 'u1', (6,)), ('store', 'i1'), ('outlook', '<i4'),"
            + " ('depth', '<i4'), ('expanded', 'i1')]",
        2 * PITS + 2 * Byte.BYTES + 2 * Integer.BYTES,
        new long[] {entries.size()},
        out -> {
          for (OpeningBook.Entry entry : entries) {
            row(out, entry.position().moverRow());
            row(out, entry.position().otherRow());
            out.int8((byte) entry.position().moverStore());
            out.int32(entry.line().outlook());
            out.int32(entry.line().depth());
            out.int8((byte) (entry.line().isExpanded() ? 1 : 0));
          }
        });
  }

  private static void row(NpyFile.Values out, long row) throws IOException {
    for (int pit = 0; pit < PITS; pit++) {
      out.int8((byte) (row >>> (Byte.SIZE * pit)));
    }
  }
}
