package dev.hindsight.cli.crossword;

import dev.hindsight.bench.CrosswordRoughLeaves;
import dev.hindsight.crossword.table.foreign.LeaveFile;
import java.io.IOException;
import java.nio.file.Path;

/** Leave values in a file, for tests of commands that take one. */
final class LeaveFiles {
  private LeaveFiles() {}

  static Path rough(Path folder) throws IOException {
    Path file = folder.resolve("rough.klv2");
    LeaveFile.write(file, CrosswordRoughLeaves.english());
    return file;
  }
}
