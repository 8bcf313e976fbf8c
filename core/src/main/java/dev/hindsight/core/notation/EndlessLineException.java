package dev.hindsight.core.notation;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.io.IOException;
import java.util.Locale;

/** A line that is too long: whatever was read, it is not a text file. */
public final class EndlessLineException extends IOException implements UserException {
  private static final long serialVersionUID = 1;

  EndlessLineException(int characters) {
    super(
        String.format(
            Locale.ROOT,
            "a line of the input has more than %,d characters; check that it is a text file.",
            characters));
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.UNUSABLE_FILE;
  }
}
