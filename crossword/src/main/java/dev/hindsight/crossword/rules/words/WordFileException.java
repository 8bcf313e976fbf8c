package dev.hindsight.crossword.rules.words;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.io.IOException;

/** A file that is there, but is not the word list or word graph that was asked for. */
public final class WordFileException extends IOException implements UserException {
  private static final long serialVersionUID = 1;

  /**
   * @param file its name
   * @param trouble what is wrong and what to do, going on after the name; without the full stop
   */
  WordFileException(String file, String trouble) {
    super(file + trouble + ".");
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
