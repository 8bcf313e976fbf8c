package dev.hindsight.workbench.crossword.files;

import dev.hindsight.workbench.FileVerdict;
import dev.hindsight.workbench.answers.Says;
import java.util.Locale;
import java.util.Optional;

/** Whether a file without a checksum makes sense as what its name says it is. */
public record SharedFileVerdict(
    @Says("its name, as given") String file,
    @Says("whether it makes sense as what its name says") boolean ok,
    @Says("how far the check came") long bytesChecked,
    @Says("the first thing that is wrong, in a sentence; `null` if nothing is")
        Optional<String> fault)
    implements FileVerdict {
  @Override
  public String checks() {
    return String.format(Locale.ROOT, "is sound: %,d bytes", bytesChecked);
  }
}
