package dev.hindsight.cli.tables;

import dev.hindsight.backgammon.table.GnubgHeader;
import java.io.IOException;
import java.nio.file.Path;

/** What one file says about itself: a table of ours, or a database of gnubg's. */
public sealed interface FileDescription permits TableDescription, DatabaseDescription {
  /** For people. */
  String text();

  /** Opens the file, with all the checks that opening makes. */
  static FileDescription read(Path file) throws IOException {
    return GnubgHeader.begins(file) ? DatabaseDescription.read(file) : TableDescription.read(file);
  }
}
