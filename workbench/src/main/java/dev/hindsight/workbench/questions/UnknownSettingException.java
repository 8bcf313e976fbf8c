package dev.hindsight.workbench.questions;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.util.List;

/** Something was said that the question does not ask for. */
public final class UnknownSettingException extends IllegalArgumentException
    implements UserException {
  private static final long serialVersionUID = 1L;

  UnknownSettingException(String name, List<Setting<?>> settings) {
    super(
        "there is no setting "
            + name
            + " here; there are "
            + String.join(", ", settings.stream().map(Setting::key).toList()));
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.WRONG_USAGE;
  }
}
