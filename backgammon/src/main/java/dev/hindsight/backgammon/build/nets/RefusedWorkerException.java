package dev.hindsight.backgammon.build.nets;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;

/** A learner has no use for the games of a worker. */
public final class RefusedWorkerException extends RuntimeException implements UserException {
  private static final long serialVersionUID = 1;

  public RefusedWorkerException(String message) {
    super(message);
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
