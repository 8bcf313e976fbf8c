package dev.hindsight.core.runs;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.io.IOException;

/** A text that is not the plan of a run, or is one that this program cannot run. */
public final class UnusablePlanException extends IOException implements UserException {
  private static final long serialVersionUID = 1;

  public UnusablePlanException(String message) {
    super(message);
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
