package dev.hindsight.workbench.questions;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import dev.hindsight.core.notation.SettingNames;

/**
 * A value of a setting that makes no sense. It carries the setting, so that each door can name it
 * as its users know it; the message names it as {@link SettingNames} expects.
 */
public final class SettingRefusedException extends IllegalArgumentException
    implements UserException {
  private static final long serialVersionUID = 1L;

  private final transient Setting<?> setting;

  SettingRefusedException(Setting<?> setting, String problem) {
    super(SettingNames.quoted(setting.name()) + " " + problem);
    this.setting = setting;
  }

  public Setting<?> setting() {
    return setting;
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.WRONG_USAGE;
  }
}
