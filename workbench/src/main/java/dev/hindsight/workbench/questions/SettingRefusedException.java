package dev.hindsight.workbench.questions;

import dev.hindsight.core.ExitKind;
import dev.hindsight.core.UserException;
import java.util.function.Function;

/**
 * A value of a setting that makes no sense. It carries the setting, so that each door can name it
 * as its users know it: "--plays", "the parameter plays".
 */
public final class SettingRefusedException extends IllegalArgumentException
    implements UserException {
  private static final long serialVersionUID = 1L;

  private final transient Setting<?> setting;
  private final String problem;

  SettingRefusedException(Setting<?> setting, String problem) {
    super(setting.key() + " " + problem);
    this.setting = setting;
    this.problem = problem;
  }

  public Setting<?> setting() {
    return setting;
  }

  /** The sentence of a door that has its own way to name settings. */
  public String sentence(Function<Setting<?>, String> naming) {
    return naming.apply(setting) + " " + problem;
  }

  @Override
  public ExitKind exitKind() {
    return ExitKind.WRONG_USAGE;
  }
}
