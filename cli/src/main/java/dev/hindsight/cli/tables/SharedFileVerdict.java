package dev.hindsight.cli.tables;

import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.words.WordFileException;
import dev.hindsight.crossword.table.foreign.ValueFileException;
import dev.hindsight.workbench.crossword.SharedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Whether a file without a checksum makes sense as what its name says it is. */
public record SharedFileVerdict(String file, boolean ok, long bytesChecked, Optional<String> fault)
    implements FileVerdict {
  static SharedFileVerdict reach(Path file, TileSet tiles) throws IOException {
    try {
      long bytes = SharedFile.read(file, tiles).bytes();
      return new SharedFileVerdict(file.toString(), true, bytes, Optional.empty());
    } catch (WordFileException | ValueFileException damaged) {
      String fault = String.valueOf(damaged.getMessage());
      return new SharedFileVerdict(file.toString(), false, Files.size(file), Optional.of(fault));
    }
  }

  @Override
  public String text() {
    return fault.orElseGet(
        () -> String.format(Locale.ROOT, "%s is sound: %,d bytes.", file, bytesChecked));
  }
}
