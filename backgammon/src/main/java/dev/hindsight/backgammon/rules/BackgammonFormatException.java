package dev.hindsight.backgammon.rules;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;

/** A position, move or match that is not written as it should be; the message says where. */
public final class BackgammonFormatException extends IllegalArgumentException
    implements UserException {
  private static final long serialVersionUID = 1;

  public BackgammonFormatException(String message) {
    super(message);
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.NO;
  }
}
