package dev.hindsight.cli.tables;

import dev.hindsight.backgammon.table.foreign.GnubgHeader;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.CrosswordTables;
import java.io.IOException;
import java.nio.file.Path;

/**
 * Whether one file is what it should be: a table of ours, a database of gnubg's, or a file that
 * crossword programs share.
 */
public sealed interface FileVerdict permits TableVerdict, DatabaseVerdict, SharedFileVerdict {
  boolean ok();

  /** One line for people. */
  String text();

  /**
   * Reads the whole file.
   *
   * @param tiles of leave values, whose files do not say
   */
  static FileVerdict reach(Path file, TileSet tiles) throws IOException {
    if (CrosswordTables.isShared(file)) {
      return SharedFileVerdict.reach(file, tiles);
    }
    return GnubgHeader.begins(file) ? DatabaseVerdict.reach(file) : TableVerdict.reach(file);
  }
}
