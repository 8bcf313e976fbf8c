package dev.hindsight.core.tables;

import java.nio.file.Path;

/** A sound table, but of another kind or with other parameters than needed. */
public final class WrongTableException extends TableException {
  private static final long serialVersionUID = 1;

  public WrongTableException(Path path, String expected, String found) {
    super(
        path,
        "is not the table that is needed here",
        expected,
        found,
        "choose or build one that matches");
  }
}
