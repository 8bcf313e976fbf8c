package dev.hindsight.core.tables;

import java.nio.file.Path;

/** A table whose bytes are not what its writer sealed: damaged, cut short or forged. */
public final class CorruptTableException extends TableException {
  private static final long serialVersionUID = 1;

  public CorruptTableException(Path path, String expected, String found) {
    super(
        path, "is damaged", expected, found, "copy it again from a good source or build it again");
  }
}
