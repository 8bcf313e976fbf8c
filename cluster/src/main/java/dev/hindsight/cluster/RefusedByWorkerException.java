package dev.hindsight.cluster;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;

/** A machine of the cluster that does not have what the plan asks for; it has counted nothing. */
final class RefusedByWorkerException extends RuntimeException implements UserException {
  private static final long serialVersionUID = 1;

  RefusedByWorkerException(String sentence) {
    super("A machine of the cluster refused the run: " + sentence);
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
