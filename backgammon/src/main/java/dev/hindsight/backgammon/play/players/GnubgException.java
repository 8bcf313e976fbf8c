package dev.hindsight.backgammon.play.players;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.io.IOException;

/** The local gnubg does not answer, or not as gnubg should. */
public final class GnubgException extends IOException implements UserException {
  private static final long serialVersionUID = 1;

  GnubgException(String message, Throwable cause) {
    super(message, cause);
  }

  GnubgException(String message) {
    super(message);
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
