package dev.hindsight.oware.rules;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;

/** A position, move or game that is not written as it should be; the message says where. */
public final class PositionFormatException extends IllegalArgumentException
    implements UserException {
  private static final long serialVersionUID = 1;

  public PositionFormatException(String message) {
    super(message);
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.NO;
  }
}
