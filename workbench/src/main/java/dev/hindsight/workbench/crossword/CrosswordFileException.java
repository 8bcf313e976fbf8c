package dev.hindsight.workbench.crossword;

import java.io.IOException;
import java.nio.file.Path;

/** A file that a user brought and that cannot be used; the message is a sentence. */
public final class CrosswordFileException extends IOException {
  private static final long serialVersionUID = 1;

  CrosswordFileException(Path file, String sentence, Throwable cause) {
    super(file + ": " + sentence, cause);
  }

  CrosswordFileException(String sentence) {
    super(sentence);
  }
}
