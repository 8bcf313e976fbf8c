package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.table.foreign.GnubgTwoSided;
import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Int16Column;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A two-sided bearoff database: exact values of bearoff positions, probed where they lie in the
 * file: nothing is loaded.
 *
 * <pre>{@code
 * BearoffTable table = BearoffTable.open(Path.of("bearoff-10.table"));
 * if (table.covers(board)) {
 *   double chance = table.winProbability(board.moverNear(), board.otherNear());
 *   double equity = table.equity(CubeState.CENTRED, board.moverNear(), board.otherNear());
 * }
 * }</pre>
 *
 * <p>Values are for the mover before the roll. Any number of threads may ask; nothing is allocated.
 */
public final class BearoffTable implements BackgammonTable {
  private final BearoffIndex index;
  private final boolean cubeful;
  private final int valuesOfPair;
  private final Values values;

  /** Where the stored values are: in a table of ours or in a file of gnubg. */
  public interface Values {
    short get(long at);

    void copyTo(long from, short[] target, int offset, int length);

    /** Whether they are held against checksums before they are given out. */
    boolean areChecked();
  }

  public BearoffTable(BearoffIndex index, boolean cubeful, Values values) {
    this.index = index;
    this.cubeful = cubeful;
    this.valuesOfPair = BearoffFormat.valuesOfPair(cubeful);
    this.values = values;
  }

  /** Opens a table of ours; {@link GnubgTwoSided#open} opens one of gnubg's. */
  public static BearoffTable open(Path path) throws IOException {
    try (Table table = Table.open(path, BearoffFormat.KIND)) {
      BearoffIndex index = indexOf(table);
      if (index.size() > BearoffFormat.MOST_SIDES) {
        throw new CorruptTableException(
            path, "at most " + BearoffFormat.MOST_SIDES + " sides", index.size() + " sides");
      }
      boolean cubeful = isCubeful(table);
      table.checkColumns(BearoffFormat.columns(index, cubeful));
      return new BearoffTable(
          index, cubeful, new ColumnValues(table.int16(BearoffFormat.FRACTIONS)));
    }
  }

  /**
   * A table in memory.
   *
   * @param rows for each side on roll its stored values against all, as {@link BearoffFormat}
   *     orders them; handed over, not copied
   */
  public static BearoffTable ofRows(BearoffIndex index, boolean cubeful, short[][] rows) {
    return new BearoffTable(
        index, cubeful, new RowValues(rows, index.size() * BearoffFormat.valuesOfPair(cubeful)));
  }

  private static BearoffIndex indexOf(Table table) throws CorruptTableException {
    return new BearoffIndex(
        (int) table.integerParameter(BearoffFormat.POINTS, 1, BearoffIndex.MOST_POINTS),
        (int) table.integerParameter(BearoffFormat.CHECKERS, 1, BearoffIndex.MOST_CHECKERS));
  }

  private static boolean isCubeful(Table table) throws CorruptTableException {
    String found = table.textParameter(BearoffFormat.VALUES);
    if (!found.equals(BearoffFormat.CUBELESS) && !found.equals(BearoffFormat.CUBEFUL)) {
      throw new CorruptTableException(
          table.path(), "values cubeless or cubeful", "'" + found + "'");
    }
    return found.equals(BearoffFormat.CUBEFUL);
  }

  private record ColumnValues(Int16Column column) implements Values {
    @Override
    public short get(long at) {
      return column.get(at);
    }

    @Override
    public void copyTo(long from, short[] target, int offset, int length) {
      column.copyTo(from, target, offset, length);
    }

    @Override
    public boolean areChecked() {
      return true;
    }
  }

  private static final class RowValues implements Values {
    private final short[][] rows;
    private final int rowLength;

    RowValues(short[][] rows, int rowLength) {
      this.rows = rows;
      this.rowLength = rowLength;
    }

    @Override
    public short get(long at) {
      return rows[(int) (at / rowLength)][(int) (at % rowLength)];
    }

    @Override
    public void copyTo(long from, short[] target, int offset, int length) {
      System.arraycopy(
          rows[(int) (from / rowLength)], (int) (from % rowLength), target, offset, length);
    }

    /** Nobody but its solver has touched them. */
    @Override
    public boolean areChecked() {
      return true;
    }
  }

  /** How the table is called in what people read, such as {@code bearoff-6x10}. */
  public String name() {
    return "bearoff-" + index.points() + "x" + index.checkers();
  }

  /** The numbering of its sides. */
  public BearoffIndex index() {
    return index;
  }

  /** Whether it knows equities with a cube besides the chance to win. */
  public boolean isCubeful() {
    return cubeful;
  }

  /** Whether damage to its file would be noticed; gnubg's databases have no checksums. */
  public boolean isChecked() {
    return values.areChecked();
  }

  /** Whether both sides of a board are in the table. */
  public boolean covers(Board board) {
    return index.covers(board.moverNear(), board.moverFar())
        && index.covers(board.otherNear(), board.otherFar());
  }

  /** The mover's chance to win; both sides must be covered. */
  public double winProbability(long moverNear, long otherNear) {
    return stored(CubeState.CUBELESS, index.rank(moverNear), index.rank(otherNear))
        / (double) BearoffFormat.WHOLE;
  }

  /**
   * The mover's equity per unit of the cube when he does not double this turn; with {@link
   * CubeState#CUBELESS}, 2 · chance − 1. Both sides must be covered, and only a cubeful table knows
   * the other states.
   */
  public double equity(CubeState state, long moverNear, long otherNear) {
    return stored(state, index.rank(moverNear), index.rank(otherNear)) / (BearoffFormat.WHOLE / 2.0)
        - 1;
  }

  /** The stored winning fraction of a pair in 65,535ths, by the numbers of its sides. */
  public int stored(CubeState state, int moverRank, int otherRank) {
    if (!cubeful && state != CubeState.CUBELESS) {
      throw new IllegalStateException(name() + " was built without the cube");
    }
    return stored(state.position(), moverRank, otherRank);
  }

  /** The stored value of a pair, by the position of the cube state among those of the table. */
  int stored(int position, int moverRank, int otherRank) {
    long pair = (long) moverRank * index.size() + otherRank;
    return values.get(pair * valuesOfPair + position) & 0xFFFF;
  }

  /** Begins a file of ours; fails at once where nothing can be written. */
  public static BearoffWriter writer(
      Path target, BearoffIndex index, boolean cubeful, Provenance provenance) throws IOException {
    TableSchema schema =
        new TableSchema(
            BearoffFormat.KIND,
            BearoffFormat.parameters(index, cubeful),
            provenance,
            BearoffFormat.columns(index, cubeful));
    return new ColumnRows(TableWriter.create(target, schema));
  }

  private record ColumnRows(TableWriter writer) implements BearoffWriter {
    @Override
    public void write(short[] rows, int values) throws IOException {
      writer.column(BearoffFormat.FRACTIONS).write(rows, 0, values);
    }

    @Override
    public void seal() throws IOException {
      writer.seal();
    }

    @Override
    public void close() throws IOException {
      writer.close();
    }
  }

  /** Seals the values in a file of ours, exactly as they are stored here. */
  public void write(Path target, Provenance provenance) throws IOException {
    try (BearoffWriter writer = writer(target, index, cubeful, provenance)) {
      writeTo(writer);
      writer.seal();
    }
  }

  /** Hands over all rows; to seal them is left to the caller. */
  public void writeTo(BearoffWriter writer) throws IOException {
    short[] row = new short[index.size() * valuesOfPair];
    for (int rank = 0; rank < index.size(); rank++) {
      values.copyTo((long) rank * row.length, row, 0, row.length);
      writer.write(row, row.length);
    }
  }
}
