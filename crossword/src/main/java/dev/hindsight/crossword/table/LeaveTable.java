package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the tiles kept after a play are worth, in millipoints for the player who keeps them.
 *
 * <pre>{@code
 * LeaveTable leaves = LeaveTable.open(Path.of("english.leaves"), TileSet.english(), 7);
 * int worth = leaves.millipoints(leaves.index().rank(counts));     // 25,300 for a lone blank, say
 * }</pre>
 *
 * The empty leave is worth 0. Other programs keep such values as a KLV ({@code .klv2}). Immutable;
 * any number of threads may ask.
 */
public final class LeaveTable implements CrosswordTable {
  private final LeaveIndex index;
  private final int[] millipoints;
  private final @Nullable LeavePurpose purpose;

  private LeaveTable(LeaveIndex index, int[] millipoints, @Nullable LeavePurpose purpose) {
    if (millipoints.length != index.size()) {
      throw new IllegalArgumentException(
          millipoints.length + " values for " + index.size() + " leaves");
    }
    if (millipoints[0] != 0) {
      throw new IllegalArgumentException(
          "the empty leave is worth 0 millipoints, not " + millipoints[0]);
    }
    this.index = index;
    this.millipoints = millipoints;
    this.purpose = purpose;
  }

  /** A table of these values, by rank; the array is copied. */
  public static LeaveTable of(LeaveIndex index, int[] millipoints) {
    return new LeaveTable(index, millipoints.clone(), null);
  }

  /** A table of an array that nobody else writes to from now on. */
  public static LeaveTable owning(LeaveIndex index, int[] millipoints) {
    return new LeaveTable(index, millipoints, null);
  }

  /** A table in which every leave is worth nothing. */
  public static LeaveTable zero(TileSet tiles, int rackSize) {
    LeaveIndex index = new LeaveIndex(tiles, rackSize);
    return new LeaveTable(index, new int[index.size()], null);
  }

  /** These values, known to be for this purpose. */
  public LeaveTable withPurpose(LeavePurpose known) {
    return new LeaveTable(index, millipoints, known);
  }

  /** Opens a table, whatever tiles and words it was made with; it can tell. */
  public static LeaveTable open(Path path) throws IOException {
    try (Table table = Table.open(path, LeaveFormat.KIND)) {
      return load(table);
    }
  }

  /**
   * Opens a table that was made with these tiles.
   *
   * @throws dev.hindsight.core.tables.WrongTableException if it was made with others
   */
  public static LeaveTable open(Path path, TileSet tiles, int rackSize) throws IOException {
    Parameters expected = Parameters.of().with(LeaveFormat.RACK_SIZE, rackSize);
    try (Table table = Table.open(path, LeaveFormat.KIND, expected)) {
      TileSetParameter.check(table, tiles);
      return load(table);
    }
  }

  static LeaveTable load(Table table) throws IOException {
    TileSet tiles = TileSetParameter.of(table);
    int rackSize =
        (int) table.integerParameter(LeaveFormat.RACK_SIZE, 1, RackEquityFormat.MOST_RACK_SIZE);
    LeaveIndex index = index(table, tiles, rackSize);
    table.checkColumns(LeaveFormat.columns(index));
    int[] millipoints = LeaveFormat.values(index).read(table);
    MillipointRange.check(table, millipoints);
    if (millipoints[0] != 0) {
      throw new CorruptTableException(
          table.path(), "an empty leave worth 0", millipoints[0] + " millipoints");
    }
    return new LeaveTable(index, millipoints, LeavePurposeParameter.find(table, tiles));
  }

  private static LeaveIndex index(Table table, TileSet tiles, int rackSize)
      throws CorruptTableException {
    try {
      return new LeaveIndex(tiles, rackSize);
    } catch (IllegalArgumentException | ArithmeticException e) {
      throw new CorruptTableException(
          table.path(),
          "leaves that can be numbered",
          "those of " + tiles.total() + " tiles and racks of " + rackSize);
    }
  }

  /** Writes the table, whole or not at all. */
  public void write(Path path, Provenance provenance) throws IOException {
    TableSchema schema =
        new TableSchema(
            LeaveFormat.KIND, LeaveFormat.parameters(this), provenance, LeaveFormat.columns(index));
    try (TableWriter writer = TableWriter.create(path, schema)) {
      LeaveFormat.values(index).write(millipoints, writer);
      writer.seal();
    }
  }

  public LeaveIndex index() {
    return index;
  }

  public TileSet tiles() {
    return index.tiles();
  }

  /** What the values are for; empty if that is not known, as of the files of other programs. */
  public Optional<LeavePurpose> findPurpose() {
    return Optional.ofNullable(purpose);
  }

  /** The value of the leave with this rank. */
  public int millipoints(int rank) {
    return millipoints[rank];
  }

  /** The values by rank: the table itself, not a copy, for loops that count. Do not write to it. */
  public int[] values() {
    return millipoints;
  }
}
