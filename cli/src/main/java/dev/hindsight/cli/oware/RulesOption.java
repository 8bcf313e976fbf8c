package dev.hindsight.cli.oware;

import dev.hindsight.cli.options.SettingOptions;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.workbench.oware.OwareQuestions;
import picocli.CommandLine.Mixin;

/** The variant of oware: {@code --rules NAME}. */
final class RulesOption {
  @Mixin private final SettingOptions said = SettingOptions.of(OwareQuestions.RULES);

  OwareRules rules() {
    return said.chosen().get(OwareQuestions.RULES);
  }
}
