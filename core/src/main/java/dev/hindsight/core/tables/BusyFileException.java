package dev.hindsight.core.tables;

import java.nio.file.FileSystemException;

/** A file that somebody else is writing. */
public final class BusyFileException extends FileSystemException {
  private static final long serialVersionUID = 1;

  BusyFileException(String file, String sentence) {
    super(file, null, sentence);
  }
}
