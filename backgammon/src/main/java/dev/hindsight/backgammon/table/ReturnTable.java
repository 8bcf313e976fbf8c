package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Positions of games with what each of them came to, the luck of the dice taken out: what nets
 * learn from, millions of them. A position that came up in several games is there several times.
 *
 * <pre>
 * Returns  →  Container header, columns, Container footer
 *   parameters     positions        how many, n
 *   cells          int64[4 · n]     mover near, mover far, other near, other far, as Checkers packs
 *                                   them, before the mover rolls; in the order of play
 *   returns        float32[6 · n]   of the mover to win a single game, a gammon, a backgammon, and
 *                                   to lose the same; they sum to 1, but one alone may lie below 0
 *                                   or above 1, because the luck that is taken out is estimated
 * </pre>
 *
 * The input {@code nets} of the provenance are the nets that played both sides.
 *
 * <p>History: 1 first version.
 *
 * @param cells four longs a position
 * @param returns six numbers a position
 */
@SuppressWarnings("ArrayRecordComponent") // read by loops over millions, and compared by nobody
public record ReturnTable(long[] cells, float[] returns) implements BackgammonTable {
  public static final TableKind KIND = new TableKind("backgammon.returns", 1, 1);

  public static final int LONGS = 4;
  public static final int RESULTS = 6;

  private static final String POSITIONS = "positions";
  private static final String CELLS = "cells";
  private static final String RETURNS = "returns";
  private static final int MOST_POSITIONS = 10_000_000;
  private static final float TOLERANCE = 1e-3f;

  public ReturnTable {
    int count = cells.length / LONGS;
    if (count < 1
        || count > MOST_POSITIONS
        || cells.length != LONGS * count
        || returns.length != RESULTS * count) {
      throw new IllegalArgumentException(
          "1 to " + MOST_POSITIONS + " positions are needed, each with six returns");
    }
    for (int row = 0; row < count; row++) {
      float sum = 0;
      for (int k = 0; k < RESULTS; k++) {
        sum += returns[RESULTS * row + k];
      }
      if (!(Math.abs(sum - 1) < TOLERANCE)) {
        throw new IllegalArgumentException("six returns sum to 1, not to " + sum);
      }
    }
  }

  /** How many there are. */
  public int positions() {
    return cells.length / LONGS;
  }

  /** Sets a board to a position. */
  public void position(int row, RunningBoard board) {
    int at = LONGS * row;
    board.set(cells[at], cells[at + 1], cells[at + 2], cells[at + 3]);
  }

  /** Reads a table. */
  public static ReturnTable open(Path path) throws IOException {
    try (Table table = Table.open(path, KIND)) {
      int count = (int) table.integerParameter(POSITIONS, 1, MOST_POSITIONS);
      table.checkColumns(columns(count));
      try {
        ReturnTable loaded = new ReturnTable(table.longs(CELLS), table.floats(RETURNS));
        for (int row = 0; row < count; row++) {
          int at = LONGS * row;
          long[] cells = loaded.cells;
          // Checksums tell what was written, not whether it made sense; a board does.
          new Board(cells[at], cells[at + 1], cells[at + 2], cells[at + 3]);
        }
        return loaded;
      } catch (IllegalArgumentException e) {
        throw new CorruptTableException(
            table.path(), "positions with returns", String.valueOf(e.getMessage()));
      }
    }
  }

  /** Seals it in a file. */
  public void write(Path target, Provenance provenance) throws IOException {
    TableSchema schema =
        new TableSchema(
            KIND, Parameters.of().with(POSITIONS, positions()), provenance, columns(positions()));
    try (TableWriter writer = TableWriter.create(target, schema)) {
      writer.column(CELLS).write(cells, 0, cells.length);
      writer.column(RETURNS).write(returns, 0, returns.length);
      writer.seal();
    }
  }

  private static List<ColumnSpec> columns(int positions) {
    return List.of(
        new ColumnSpec(CELLS, ColumnType.INT64, LONGS * (long) positions, Storage.RAW),
        new ColumnSpec(RETURNS, ColumnType.FLOAT32, RESULTS * (long) positions, Storage.RAW));
  }
}
