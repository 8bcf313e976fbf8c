package dev.hindsight.workbench.crossword.files;

import dev.hindsight.workbench.FileVerdict;
import java.util.Locale;
import java.util.Optional;

/** Whether a file without a checksum makes sense as what its name says it is. */
public record SharedFileVerdict(String file, boolean ok, long bytesChecked, Optional<String> fault)
    implements FileVerdict {
  @Override
  public String checks() {
    return String.format(Locale.ROOT, "is sound: %,d bytes", bytesChecked);
  }
}
