package dev.hindsight.core.tables;

import java.nio.file.Path;

/** A sound table in a version that is not known yet. */
public final class TableTooNewException extends TableException {
  private static final long serialVersionUID = 1;

  public TableTooNewException(Path path, String expected, String found) {
    super(
        path,
        "was written by a newer version",
        expected,
        found,
        "update Hindsight or build the table again with this version");
  }
}
