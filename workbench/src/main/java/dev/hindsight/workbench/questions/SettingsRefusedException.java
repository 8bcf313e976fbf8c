package dev.hindsight.workbench.questions;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.io.IOException;
import java.util.function.Supplier;

/** Settings that make no sense together, or not with the position. */
public final class SettingsRefusedException extends IllegalArgumentException
    implements UserException {
  private static final long serialVersionUID = 1L;

  private SettingsRefusedException(IllegalArgumentException refused) {
    super(String.valueOf(refused.getMessage()), refused);
  }

  /** Makes something of settings, whose refusal is the business of whoever asks, and no bug. */
  public static <T> T check(Supplier<T> made) {
    try {
      return made.get();
    } catch (IllegalArgumentException refused) {
      throw refused instanceof UserException ? refused : new SettingsRefusedException(refused);
    }
  }

  /** Makes something of settings and files. */
  @FunctionalInterface
  public interface Made<T> {
    T make() throws IOException;
  }

  /** As {@link #check}; what is wrong with a file is thrown as it is. */
  public static <T> T checkFiles(Made<T> made) throws IOException {
    try {
      return made.make();
    } catch (IllegalArgumentException refused) {
      throw refused instanceof UserException ? refused : new SettingsRefusedException(refused);
    }
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.WRONG_USAGE;
  }
}
