package dev.hindsight.cluster;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;

/** Spark has stopped by itself in the middle of a run. */
final class ClusterGoneException extends RuntimeException implements UserException {
  private static final long serialVersionUID = 1;

  ClusterGoneException(String master) {
    super(
        "Spark has given up on "
            + master
            + ": nobody answers there, or the run was turned away; see to it that it is there, and"
            + " run the same command again to go on.");
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
