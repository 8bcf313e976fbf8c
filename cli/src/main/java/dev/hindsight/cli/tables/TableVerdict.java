package dev.hindsight.cli.tables;

import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.Verification;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordFileException;
import dev.hindsight.crossword.table.ValueFileException;
import dev.hindsight.workbench.crossword.SharedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Whether every byte of one table file is what its writer sealed. */
public record TableVerdict(
    String file, boolean ok, long bytesChecked, int columnsChecked, Optional<String> fault) {
  /**
   * Reads the whole file. One shared with other programs has no checksum: it is whole if it makes
   * sense.
   *
   * @param tiles of leave values in such a file
   */
  public static TableVerdict reach(Path file, TileSet tiles) throws IOException {
    if (SharedFile.isNamedLikeOne(file)) {
      return reachShared(file, tiles);
    }
    Verification verification = TableFiles.verify(file);
    return new TableVerdict(
        file.toString(),
        verification.ok(),
        verification.bytesChecked(),
        verification.columnsChecked(),
        verification.firstFault());
  }

  private static TableVerdict reachShared(Path file, TileSet tiles) throws IOException {
    try {
      long bytes = SharedFile.read(file, tiles).bytes();
      return new TableVerdict(file.toString(), true, bytes, 0, Optional.empty());
    } catch (WordFileException | ValueFileException damaged) {
      String fault = String.valueOf(damaged.getMessage());
      return new TableVerdict(file.toString(), false, Files.size(file), 0, Optional.of(fault));
    }
  }

  /** One line for people. */
  public String text() {
    return fault.orElseGet(
        () ->
            String.format(
                Locale.ROOT,
                "%s is whole: %,d bytes, columns: %d.",
                file,
                bytesChecked,
                columnsChecked));
  }
}
