package dev.hindsight.lab.reproduce;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;

/** A command of a phase did not do its work. */
final class PhaseFailedException extends RuntimeException implements UserException {
  private static final long serialVersionUID = 1;

  PhaseFailedException(String message) {
    super(message);
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
