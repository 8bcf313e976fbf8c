package dev.hindsight.core.tables;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A file that is there and can be read, but cannot be used as the table that was asked for. There
 * are exactly five ways: {@link NotATableException}, {@link WrongTableException}, {@link
 * TableTooOldException}, {@link TableTooNewException} and {@link CorruptTableException}. A missing
 * or unreadable file is the JDK's own exception.
 *
 * <p>The message is one sentence for people: the file, what was expected, what was found, what to
 * do.
 */
public abstract sealed class TableException extends IOException implements UserException
    permits NotATableException,
        WrongTableException,
        TableTooOldException,
        TableTooNewException,
        CorruptTableException {
  private static final long serialVersionUID = 1;

  private final String expected;
  private final String found;

  TableException(Path path, String trouble, String expected, String found, String remedy) {
    super(
        path
            + " "
            + trouble
            + " (expected "
            + expected
            + ", found "
            + found
            + "); "
            + remedy
            + ".");
    this.expected = expected;
    this.found = found;
  }

  public String expected() {
    return expected;
  }

  public String found() {
    return found;
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
