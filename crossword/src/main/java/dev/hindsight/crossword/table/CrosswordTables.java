package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.TableHeader;
import dev.hindsight.core.tables.WrongTableException;
import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordGraphFile;
import dev.hindsight.crossword.table.foreign.LeaveCsv;
import dev.hindsight.crossword.table.foreign.LeaveFile;
import dev.hindsight.crossword.table.foreign.PlacementFile;
import dev.hindsight.crossword.table.foreign.RackEquityCsv;
import dev.hindsight.crossword.table.foreign.RackEquityFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Opens crossword files of any kind: tables of ours by what they say they are, files that other
 * programs share, which do not say, by the ending of their names.
 *
 * <pre>{@code
 * CrosswordTable table = CrosswordTables.open(Path.of("english.klv2"));
 * if (table instanceof LeaveTable leaves) { ... }
 * }</pre>
 */
public final class CrosswordTables {
  /** Word graphs of other programs. */
  public static final String WORDS = ".kwg";

  /** Leave values of other programs. */
  public static final String LEAVES = ".klv2";

  /** Leave values as a text for people, or rack equities as MAGPIE writes them. */
  public static final String TEXT = ".csv";

  /** Rack equities of other programs. */
  public static final String RACK_EQUITY = ".req";

  /** Placement values for other programs. */
  public static final String PLACEMENT = ".spv";

  /** Tiles of a rack, where a file does not say. */
  public static final int RACK_SIZE = 7;

  private static final List<String> KINDS =
      List.of(
          LaneFormat.KIND.name(),
          LeaveFormat.KIND.name(),
          PlacementFormat.KIND.name(),
          RackEquityFormat.KIND.name(),
          WinChanceFormat.KIND.name());

  private CrosswordTables() {}

  /** Opens a file; where it does not say for what tiles it is, these are the English ones. */
  public static CrosswordTable open(Path path) throws IOException {
    return open(path, TileSet.english());
  }

  /**
   * Opens a file.
   *
   * @param tiles of a file that does not say, with racks of seven
   * @throws WrongTableException if it is a table, but not of this game
   */
  public static CrosswordTable open(Path path, TileSet tiles) throws IOException {
    if (isShared(path)) {
      return openShared(path, tiles);
    }
    TableHeader header = TableFiles.inspect(path);
    if (header.kind().equals(LaneFormat.KIND.name())) {
      return LaneTable.open(path);
    }
    if (header.kind().equals(LeaveFormat.KIND.name())) {
      return LeaveTable.open(path);
    }
    if (header.kind().equals(PlacementFormat.KIND.name())) {
      return PlacementTable.open(path);
    }
    if (header.kind().equals(RackEquityFormat.KIND.name())) {
      return RackEquityTable.open(path);
    }
    if (header.kind().equals(WinChanceFormat.KIND.name())) {
      return WinChanceTable.open(path);
    }
    throw new WrongTableException(
        path,
        KINDS.stream().collect(Collectors.joining(" or ", "kind ", "")),
        "kind " + header.kind());
  }

  private static CrosswordTable openShared(Path path, TileSet tiles) throws IOException {
    if (hasEnding(path, WORDS)) {
      return new WordTable(WordGraphFile.read(path, tiles));
    }
    if (hasEnding(path, PLACEMENT)) {
      return PlacementFile.read(path, tiles, BoardLayout.standard());
    }
    return isSharedRackEquity(path)
        ? openRackEquity(path, tiles)
        : openLeaves(path, tiles, RACK_SIZE);
  }

  /**
   * Whether it is not a table of ours, but has the name of a file that crossword programs share.
   */
  public static boolean isShared(Path path) throws IOException {
    boolean isNamedSo =
        hasEnding(path, WORDS)
            || hasEnding(path, LEAVES)
            || hasEnding(path, TEXT)
            || hasEnding(path, PLACEMENT)
            || hasEnding(path, RACK_EQUITY);
    return isNamedSo && !TableFiles.isTable(path);
  }

  /**
   * Whether it has rack equities of other programs: a {@code .req} file, or a {@code .csv} text of
   * racks and not of leaves.
   */
  public static boolean isSharedRackEquity(Path path) throws IOException {
    return isShared(path)
        && (hasEnding(path, RACK_EQUITY) || (hasEnding(path, TEXT) && RackEquityCsv.isOne(path)));
  }

  private static RackEquityTable openSharedRackEquity(
      Path path, TileSet tiles, int rackSize, String wordsSha256) throws IOException {
    return hasEnding(path, TEXT)
        ? RackEquityCsv.read(path, tiles, rackSize, wordsSha256)
        : RackEquityFile.read(path, tiles, rackSize, wordsSha256);
  }

  /** Whether the name of a file ends so, in capitals or not. */
  public static boolean hasEnding(Path path, String ending) {
    return path.toString().toLowerCase(Locale.ROOT).endsWith(ending);
  }

  /**
   * Opens leave values for these tiles: a table of ours, a {@code .csv} text or, whatever its name,
   * a {@code .klv2} file.
   */
  public static LeaveTable openLeaves(Path path, TileSet tiles, int rackSize) throws IOException {
    if (hasEnding(path, TEXT) && isShared(path)) {
      return LeaveCsv.read(path, tiles, rackSize);
    }
    return TableFiles.isTable(path)
        ? LeaveTable.open(path, tiles, rackSize)
        : LeaveFile.read(path, tiles, rackSize);
  }

  /**
   * Opens placement values for this game: a table of ours, which must have been learnt with these
   * words, or an {@code .spv} file, which does not say with what it was learnt.
   */
  public static PlacementTable openPlacement(Path path, CrosswordRules rules, String wordsSha256)
      throws IOException {
    return hasEnding(path, PLACEMENT) && isShared(path)
        ? PlacementFile.read(path, rules.tiles(), rules.layout())
        : PlacementTable.open(path, rules, wordsSha256);
  }

  /**
   * Opens rack equities for these tiles: a table of ours, which must have been made with these
   * words, or a {@code .req} or {@code .csv} file, which does not say with what it was made.
   */
  public static RackEquityTable openRackEquity(
      Path path, TileSet tiles, int rackSize, String wordsSha256) throws IOException {
    return isSharedRackEquity(path)
        ? openSharedRackEquity(path, tiles, rackSize, wordsSha256)
        : RackEquityTable.open(path, tiles, rackSize, wordsSha256);
  }

  /**
   * Opens rack equities whatever words they were made with, for those who do not play.
   *
   * @param tiles of a file of other programs; ours know theirs
   */
  public static RackEquityTable openRackEquity(Path path, TileSet tiles) throws IOException {
    return isSharedRackEquity(path)
        ? openSharedRackEquity(path, tiles, RACK_SIZE, RackEquityTable.UNKNOWN_WORDS)
        : RackEquityTable.open(path);
  }
}
