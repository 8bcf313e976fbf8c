package dev.hindsight.workbench.crossword;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.foreign.RackEquityFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/** Rack equities that a user brings: our tables, or {@code .req} files of other programs. */
final class RackEquityFiles {
  private static final String FOREIGN = ".req";
  private static final String UNKNOWN_WORDS = "";
  private static final int RACK_SIZE = CrosswordRules.english().rackSize();

  private RackEquityFiles() {}

  /** Whether the name is that of another program's file, which does not say what it is. */
  static boolean isForeign(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(FOREIGN);
  }

  /**
   * Opens equities for these tiles; ours know their words too, and must have been made with them.
   */
  static RackEquityTable open(Path file, LoadedEquipment loaded) throws IOException {
    CrosswordRules rules = loaded.rules();
    String words = loaded.words().wordsSha256();
    return isForeign(file)
        ? RackEquityFile.read(file, rules.tiles(), rules.rackSize(), words)
        : RackEquityTable.open(file, rules.tiles(), rules.rackSize(), words);
  }

  /**
   * Opens equities whatever words they were made with, for who does not play.
   *
   * @param tiles of another program's file; ours know theirs
   */
  static RackEquityTable open(Path file, TileSet tiles) throws IOException {
    return isForeign(file)
        ? RackEquityFile.read(file, tiles, RACK_SIZE, UNKNOWN_WORDS)
        : RackEquityTable.open(file);
  }
}
