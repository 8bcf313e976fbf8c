package dev.hindsight.core.runs;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.io.IOException;

/** An input of a run that is not the one that its plan names: nothing was counted with it. */
public final class WrongInputException extends IOException implements UserException {
  private static final long serialVersionUID = 1;

  WrongInputException(String name, String planned, String found) {
    super(
        "The input "
            + name
            + " is not the one of the plan (SHA-256 "
            + planned
            + " there, "
            + found
            + " here); bring the same file and the same Hindsight, or write the plan again.");
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
