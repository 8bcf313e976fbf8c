package dev.hindsight.workbench.tables;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.io.IOException;

/** A file that is not what it should be, found before anything was made of it. */
final class DamagedFileException extends IOException implements UserException {
  private static final long serialVersionUID = 1;

  DamagedFileException(String sentence) {
    super(sentence);
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
