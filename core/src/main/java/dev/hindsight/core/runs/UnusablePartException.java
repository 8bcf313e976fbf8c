package dev.hindsight.core.runs;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.io.IOException;

/** Parts of runs that cannot be put together: one sentence says which and why. */
public final class UnusablePartException extends IOException implements UserException {
  private static final long serialVersionUID = 1;

  public UnusablePartException(String message) {
    super(message);
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
