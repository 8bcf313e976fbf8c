package dev.hindsight.lab.crossword;

import dev.hindsight.cli.options.Usage;
import java.io.IOException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** What the experiments that watch games of static players have in common. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class WatchedGamesOptions {
  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "200",
      description = "Games of static players (${DEFAULT-VALUE}).")
  private long games;

  @Mixin private ExperimentOptions experiment;

  /** The games, if there can be that many. */
  CrosswordExperiment.Games games(CommandSpec command) {
    return Usage.check(command, () -> new CrosswordExperiment.Games(games, experiment.seed()));
  }

  CrosswordExperiment open() throws IOException {
    return experiment.open();
  }
}
