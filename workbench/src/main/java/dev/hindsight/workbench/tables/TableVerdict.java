package dev.hindsight.workbench.tables;

import dev.hindsight.core.tables.Verification;
import dev.hindsight.workbench.FileVerdict;
import dev.hindsight.workbench.answers.Says;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Whether every byte of one table file is what its writer sealed. */
public record TableVerdict(
    @Says("its name, as given") String file,
    @Says("whether every byte is as it was sealed") boolean ok,
    @Says("how far the check came") long bytesChecked,
    @Says("how many were whole") int columnsChecked,
    @Says("the first thing that is wrong, in a sentence; `null` if nothing is")
        Optional<String> fault)
    implements FileVerdict {
  static TableVerdict of(Path file, Verification verification, Optional<String> faultInOpening) {
    return new TableVerdict(
        file.toString(),
        verification.ok() && faultInOpening.isEmpty(),
        verification.bytesChecked(),
        verification.columnsChecked(),
        verification.firstFault().or(() -> faultInOpening));
  }

  @Override
  public String checks() {
    return String.format(
        Locale.ROOT, "is whole: %,d bytes, columns: %d", bytesChecked, columnsChecked);
  }
}
