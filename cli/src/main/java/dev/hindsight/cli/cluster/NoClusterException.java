package dev.hindsight.cli.cluster;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.io.IOException;

/** Spark, or our module for it, is not where it was looked for. */
final class NoClusterException extends IOException implements UserException {
  private static final long serialVersionUID = 1;

  NoClusterException(String message) {
    super(message);
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
