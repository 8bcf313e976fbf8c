package dev.hindsight.core.tables;

import java.nio.file.Path;

/** The file does not begin as a table does. */
public final class NotATableException extends TableException {
  private static final long serialVersionUID = 1;

  public NotATableException(Path path, String expected, String found) {
    super(
        path,
        "is not a Hindsight table",
        expected,
        found,
        "choose a file that Hindsight has built");
  }
}
