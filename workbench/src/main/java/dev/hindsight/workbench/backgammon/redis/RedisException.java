package dev.hindsight.workbench.backgammon.redis;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.io.IOException;

/** A Redis server does not answer, or not as one should. */
public final class RedisException extends IOException implements UserException {
  private static final long serialVersionUID = 1;

  RedisException(String message, Throwable cause) {
    super(message, cause);
  }

  RedisException(String message) {
    super(message);
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
