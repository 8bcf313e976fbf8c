package dev.hindsight.workbench.crossword;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.table.RackEquityFile;
import dev.hindsight.crossword.table.RackEquityTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/** Rack equities that a user brings: our tables, or {@code .req} files of other programs. */
final class RackEquityFiles {
  private static final String FOREIGN = ".req";

  private RackEquityFiles() {}

  /**
   * Opens equities for these tiles; ours know their words too, and must have been made with them.
   */
  static RackEquityTable open(Path file, CrosswordEngine engine) throws IOException {
    CrosswordRules rules = engine.rules();
    String words = engine.words().wordsSha256();
    return file.toString().toLowerCase(Locale.ROOT).endsWith(FOREIGN)
        ? RackEquityFile.read(file, rules.tiles(), rules.rackSize(), words)
        : RackEquityTable.open(file, rules.tiles(), rules.rackSize(), words);
  }
}
