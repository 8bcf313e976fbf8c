package dev.hindsight.cli.tables;

import dev.hindsight.backgammon.table.foreign.GnubgHeader;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.CrosswordTables;
import java.io.IOException;
import java.nio.file.Path;

/**
 * What there is to say about one file: a table of ours, a database of gnubg's, or a file that
 * crossword programs share.
 */
public sealed interface FileDescription
    permits TableDescription, DatabaseDescription, SharedFileDescription {
  /** For people. */
  String text();

  /**
   * Opens the file, with all the checks that opening makes.
   *
   * @param tiles of leave values, whose files do not say
   */
  static FileDescription read(Path file, TileSet tiles) throws IOException {
    if (CrosswordTables.isShared(file)) {
      return SharedFileDescription.read(file, tiles);
    }
    return GnubgHeader.begins(file) ? DatabaseDescription.read(file) : TableDescription.read(file);
  }
}
