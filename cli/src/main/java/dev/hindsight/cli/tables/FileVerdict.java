package dev.hindsight.cli.tables;

import dev.hindsight.backgammon.table.GnubgHeader;
import java.io.IOException;
import java.nio.file.Path;

/** Whether one file is what it should be: a table of ours, or a database of gnubg's. */
public sealed interface FileVerdict permits TableVerdict, DatabaseVerdict {
  boolean ok();

  /** One line for people. */
  String text();

  /** Reads the whole file. */
  static FileVerdict reach(Path file) throws IOException {
    return GnubgHeader.begins(file) ? DatabaseVerdict.reach(file) : TableVerdict.reach(file);
  }
}
