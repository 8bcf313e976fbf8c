package dev.hindsight.crossword.rules.letters;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;

/** Tiles, a position, a move or a game is not written as it should be; says where and why. */
public final class CrosswordFormatException extends IllegalArgumentException
    implements UserException {
  private static final long serialVersionUID = 1;

  public CrosswordFormatException(String message) {
    super(message);
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.NO;
  }
}
