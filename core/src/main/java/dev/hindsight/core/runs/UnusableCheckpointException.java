package dev.hindsight.core.runs;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * A file where checkpoints are kept that cannot be used: damaged, of another run, or no checkpoint
 * at all. The message is one sentence that says which, and what to delete; nothing was deleted.
 */
public final class UnusableCheckpointException extends IOException implements UserException {
  private static final long serialVersionUID = 1;

  UnusableCheckpointException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
