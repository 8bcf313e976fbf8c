package dev.hindsight.core.runs;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A file where checkpoints are kept that cannot be used: damaged, of another run, or no checkpoint
 * at all. The message is one sentence that says which, and what to delete; nothing was deleted.
 */
public final class UnusableCheckpointException extends IOException {
  private static final long serialVersionUID = 1;

  private final transient Path path;

  UnusableCheckpointException(Path path, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.path = path;
  }

  public Path path() {
    return path;
  }
}
