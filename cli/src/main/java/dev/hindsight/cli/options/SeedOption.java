package dev.hindsight.cli.options;

import dev.hindsight.workbench.questions.Setting;
import picocli.CommandLine.Mixin;

/** {@code --seed S}: the same seed gives the same result. */
public final class SeedOption {
  private static final Setting<Long> SEED = Setting.seed();

  @Mixin private final SettingOptions said = SettingOptions.of(SEED);

  public long seed() {
    return said.chosen().get(SEED);
  }
}
