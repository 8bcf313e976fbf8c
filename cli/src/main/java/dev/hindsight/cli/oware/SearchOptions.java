package dev.hindsight.cli.oware;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.SettingOptions;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.workbench.oware.OwareQuestions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** How far to search where the tables do not reach: by depth, so that it can be repeated. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class SearchOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Mixin private final SettingOptions said = SettingOptions.of(OwareQuestions.SEARCH);

  SearchLimits limits() {
    return OwareQuestions.limits(said.chosen(), HindsightCommand.of(command).cancellation());
  }
}
