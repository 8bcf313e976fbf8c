package dev.hindsight.workbench.crossword.files;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import java.io.IOException;

/** A file that a user brought and that cannot be used; the message is a sentence. */
public final class CrosswordFileException extends IOException implements UserException {
  private static final long serialVersionUID = 1;

  public CrosswordFileException(String sentence) {
    super(sentence);
  }

  /** What its reader said of a file, which it names. */
  CrosswordFileException(CrosswordFormatException wrong) {
    super(sentence(String.valueOf(wrong.getMessage())), wrong);
  }

  private static String sentence(String message) {
    return message.endsWith(".") ? message : message + ".";
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
