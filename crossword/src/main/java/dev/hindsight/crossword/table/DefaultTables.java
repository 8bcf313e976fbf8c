package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.ShippedTable;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The tables that come with the program, so that a fresh machine plays well: learnt with the ENABLE
 * words and the English tiles, of use with other English words and with no other tiles.
 *
 * <p>They are resources of the artefact {@code hindsight-crossword-tables}, and files as the
 * commands in {@code ORIGIN.txt} beside them write them. Each call reads one anew and checks it as
 * a file is checked.
 */
public final class DefaultTables {
  private static final String LEAVES = "default-leaves.table";
  private static final String RACKS = "default-racks.table";
  private static final String PLACEMENT = "default-placement.table";
  private static final String LANES = "default-lanes.table";
  private static final String WIN_CHANCES = "default-win-chances.table";

  private DefaultTables() {}

  /** What is done with a table that was opened. */
  private interface Loader<T> {
    T load(Table table) throws IOException;
  }

  /** Leave values of a full bag. */
  public static LeaveTable leaves() {
    return read(LEAVES, LeaveFormat.KIND, LeaveTable::load);
  }

  /** Rack equities, from which leaves for any bag can be derived. */
  public static RackEquityTable racks() {
    return read(RACKS, RackEquityFormatV3.KIND, RackEquityTable::load);
  }

  /** Of the file that these are. */
  public static String racksSha256() {
    return shipped(RACKS).sha256();
  }

  /** What these rest on. */
  public static RackEvidence rackEvidence() {
    return read(RACKS, RackEquityFormatV3.KIND, RackEvidence::load).orElseThrow();
  }

  /** Placement values of the standard board, for those who ask for them. */
  public static PlacementTable placement() {
    return read(PLACEMENT, PlacementFormatV2.KIND, PlacementTable::load);
  }

  /** Lane values of the standard board, for those who ask for them. */
  public static LaneTable lanes() {
    return read(LANES, LaneFormat.KIND, LaneTable::load);
  }

  /** Win chances, learnt with these leaves. */
  public static WinChanceTable winChances() {
    return read(WIN_CHANCES, WinChanceFormat.KIND, WinChanceTable::load);
  }

  /** The win chances, if they are for these tiles, perhaps learnt with other words. */
  public static Optional<WinChanceTable> findWinChances(TileSet tiles) {
    return tiles.equals(TileSet.english()) ? Optional.of(winChances()) : Optional.empty();
  }

  /** The win chances, if they are for these tiles and words. */
  public static Optional<WinChanceTable> findWinChances(TileSet tiles, String wordsSha256) {
    return findWinChances(tiles).filter(table -> table.wordsSha256().equals(wordsSha256));
  }

  private static ShippedTable shipped(String name) {
    return new ShippedTable(DefaultTables.class, "hindsight-crossword-tables", name);
  }

  private static <T> T read(String name, TableKind kind, Loader<T> loader) {
    try (Table table = Table.of(Path.of(name), shipped(name).bytes(), kind)) {
      return loader.load(table);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
