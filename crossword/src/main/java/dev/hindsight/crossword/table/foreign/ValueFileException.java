package dev.hindsight.crossword.table.foreign;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.io.IOException;
import java.nio.file.Path;

/** A file of another program that is there, but does not hold the values that were asked for. */
public final class ValueFileException extends IOException implements UserException {
  private static final long serialVersionUID = 1;

  /**
   * @param trouble what is wrong and what to do, going on after the file's name; no full stop
   */
  ValueFileException(Path path, String trouble) {
    super(path + " " + trouble + ".");
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
