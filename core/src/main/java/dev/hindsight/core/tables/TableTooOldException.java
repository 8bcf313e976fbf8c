package dev.hindsight.core.tables;

import java.nio.file.Path;

/** A sound table in a version that is no longer read. */
public final class TableTooOldException extends TableException {
  private static final long serialVersionUID = 1;

  public TableTooOldException(Path path, String expected, String found) {
    super(
        path,
        "was written by an older version",
        expected,
        found,
        "build it again with this version");
  }
}
