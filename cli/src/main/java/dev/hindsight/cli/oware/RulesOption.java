package dev.hindsight.cli.oware;

import dev.hindsight.oware.rules.OwareRules;
import picocli.CommandLine.Option;

/** The variant of oware: {@code --rules NAME}. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class RulesOption {
  @Option(
      names = "--rules",
      paramLabel = "NAME",
      defaultValue = "codingame",
      converter = RulesConverter.class,
      description = "codingame, abapa or awari (${DEFAULT-VALUE}).")
  private OwareRules rules;

  OwareRules rules() {
    return rules;
  }
}
