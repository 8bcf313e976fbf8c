package dev.hindsight.cli.crossword;

import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.crossword.CrosswordExperiment;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword experiment predictions}. */
@Command(
    name = "predictions",
    header = "Whether leaves for the tiles unseen say better what the next turn brings.",
    description = {
      "In games of static players, what a leave was said to be worth, with a full bag and with the tiles",
      "unseen, is compared with the best equity of the same player's next turn, less the mean of a rack",
      "drawn from those tiles. The same seed gives the same result for any number of threads."
    },
    footer =
        "  hindsight crossword experiment predictions --rack-equity english.racks --games 1000")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordExperimentPredictionsCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private WatchedGamesOptions experiment;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    CrosswordExperiment.Games played = experiment.games(spec);
    CrosswordExperiment opened = experiment.open();
    try (Crew crew = work.openCrew()) {
      result.print(
          opened.predictions(played, crew), found -> found.toReport().toText().stripTrailing());
    }
    return ExitCode.FINE;
  }
}
