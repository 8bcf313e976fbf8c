package dev.hindsight.cli.tables;

import dev.hindsight.core.tables.TableFiles;
import dev.hindsight.core.tables.Verification;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Whether every byte of one table file is what its writer sealed. */
public record TableVerdict(
    String file, boolean ok, long bytesChecked, int columnsChecked, Optional<String> fault)
    implements FileVerdict {
  /** Reads the whole file. */
  static TableVerdict reach(Path file) throws IOException {
    Verification verification = TableFiles.verify(file);
    return new TableVerdict(
        file.toString(),
        verification.ok(),
        verification.bytesChecked(),
        verification.columnsChecked(),
        verification.firstFault());
  }

  @Override
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
