package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * What every full rack is worth on average: the equity of the best play with it, in millipoints.
 *
 * <pre>{@code
 * RackEquityTable table = RackEquityTable.open(path, TileSet.english(), 7, wordsSha256);
 * LeaveTable leaves = new LeaveDerivation(table).derive(unseen, DrawConvention.HELD_APART, crew);
 * }</pre>
 *
 * English has 3,199,724 racks; the table takes 26 MB of heap, a packed one 16 MB. In files for
 * other programs it is a REQ ({@code .req}). Immutable; any number of threads may ask.
 */
public final class RackEquityTable implements CrosswordTable {
  /** In the place of a SHA-256: nobody has told with what words the equities were learnt. */
  static final String UNKNOWN_WORDS = LeaveFormat.UNKNOWN;

  private final RackIndex index;
  private final String wordsSha256;
  private final int[] millipoints;

  /** By rank. A packed table keeps the codes of its file: few ask for them. */
  private final IntUnaryOperator observations;

  private RackEquityTable(
      RackIndex index, String wordsSha256, int[] millipoints, IntUnaryOperator observations) {
    if (index.size() == 0) {
      throw new IllegalArgumentException(
          "the " + index.tiles() + " tiles do not fill a rack of " + index.rackSize());
    }
    checkCount(index, millipoints.length, "equities");
    this.index = index;
    this.wordsSha256 = wordsSha256;
    this.millipoints = millipoints;
    this.observations = observations;
  }

  private static void checkCount(RackIndex index, int count, String what) {
    if (count != index.size()) {
      throw new IllegalArgumentException(count + " " + what + " for " + index.size() + " racks");
    }
  }

  /**
   * A table of these equities and counts, by rank; the arrays are copied.
   *
   * @param wordsSha256 SHA-256 of the word set that was played with, in lower-case hexadecimal
   */
  public static RackEquityTable of(
      RackIndex index, String wordsSha256, int[] millipoints, int[] observations) {
    return owning(index, wordsSha256, millipoints.clone(), observations.clone());
  }

  /** A table of arrays that nobody else writes to from now on. */
  public static RackEquityTable owning(
      RackIndex index, String wordsSha256, int[] millipoints, int[] observations) {
    checkCount(index, observations.length, "counts");
    return new RackEquityTable(index, wordsSha256, millipoints, rank -> observations[rank]);
  }

  /** Opens a table, whatever tiles and words it was made with; it can tell. */
  public static RackEquityTable open(Path path) throws IOException {
    try (Table table = Table.open(path, RackEquityFormatV3.KIND)) {
      return load(table);
    }
  }

  /**
   * Opens a table that was made with these tiles and words.
   *
   * @throws dev.hindsight.core.tables.WrongTableException if it was made with others
   */
  public static RackEquityTable open(Path path, TileSet tiles, int rackSize, String wordsSha256)
      throws IOException {
    Parameters expected =
        Parameters.of()
            .with(RackEquityFormat.RACK_SIZE, rackSize)
            .with(RackEquityFormat.WORDS, wordsSha256);
    try (Table table = Table.open(path, RackEquityFormatV3.KIND, expected)) {
      TileSetParameter.check(table, tiles);
      return load(table);
    }
  }

  static RackEquityTable load(Table table) throws IOException {
    int rackSize =
        (int)
            table.integerParameter(RackEquityFormat.RACK_SIZE, 1, RackEquityFormat.MOST_RACK_SIZE);
    RackIndex index = index(table, TileSetParameter.of(table), rackSize);
    boolean packed = table.kindVersion() == RackEquityFormatV3.VERSION;
    table.checkColumns(
        switch (table.kindVersion()) {
          case RackEquityFormatV3.VERSION -> RackEquityFormatV3.columns(index);
          case RackEquityFormatV2.VERSION -> RackEquityFormatV2.columns(index);
          default -> RackEquityFormat.columns(index);
        });
    int[] millipoints =
        packed
            ? RackEquityFormatV3.millipoints(table, index)
            : table.ints(RackEquityFormat.MILLIPOINTS);
    MillipointRange.check(table, millipoints);
    IntUnaryOperator observations =
        packed
            ? RackEquityFormatV3.observations(table)
            : counts(table, table.ints(RackEquityFormat.OBSERVATIONS));
    return new RackEquityTable(
        index, table.textParameter(RackEquityFormat.WORDS), millipoints, observations);
  }

  private static IntUnaryOperator counts(Table table, int[] observations)
      throws CorruptTableException {
    for (int rank = 0; rank < observations.length; rank++) {
      if (observations[rank] < 0) {
        throw new CorruptTableException(
            table.path(), "counts of turns", observations[rank] + " at rank " + rank);
      }
    }
    return rank -> observations[rank];
  }

  private static RackIndex index(Table table, TileSet tiles, int rackSize)
      throws CorruptTableException {
    if (tiles.total() >= rackSize) {
      try {
        return new RackIndex(tiles, rackSize);
      } catch (IllegalArgumentException | ArithmeticException e) {
        // Falls through to the same complaint as too few tiles.
      }
    }
    throw new CorruptTableException(
        table.path(), "tiles that fill a rack of " + rackSize, tiles.total() + " tiles");
  }

  /** Writes the table, whole or not at all. */
  public void write(Path path, Provenance provenance) throws IOException {
    TableSchema schema =
        new TableSchema(
            RackEquityFormat.KIND,
            RackEquityFormat.parameters(index, wordsSha256),
            provenance,
            RackEquityFormat.columns(index));
    try (TableWriter writer = TableWriter.create(path, schema)) {
      writer.column(RackEquityFormat.MILLIPOINTS).write(millipoints, 0, millipoints.length);
      int[] counts = new int[index.size()];
      Arrays.setAll(counts, observations);
      writer.column(RackEquityFormat.OBSERVATIONS).write(counts, 0, counts.length);
      writer.seal();
    }
  }

  public RackIndex index() {
    return index;
  }

  public TileSet tiles() {
    return index.tiles();
  }

  /** SHA-256 of the word set that was played with. */
  public String wordsSha256() {
    return wordsSha256;
  }

  /** The mean equity of the rack with this rank. */
  public int millipoints(int rank) {
    return millipoints[rank];
  }

  /** How many turns are behind the equity of the rack with this rank; 0 if it is an estimate. */
  public int observations(int rank) {
    return observations.applyAsInt(rank);
  }

  /**
   * The equities by rank: the table itself, not a copy, for loops that count. Do not write to it.
   */
  public int[] values() {
    return millipoints;
  }
}
