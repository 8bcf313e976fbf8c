package dev.hindsight.lab.crossword;

import dev.hindsight.cli.options.CrewCommand;
import dev.hindsight.workbench.Reported;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hindsight lab crossword predictions}. */
@Command(
    name = "predictions",
    header = "Whether leaves for the tiles unseen say better what the next turn brings.",
    description = {
      "In games of static players, what a leave was said to be worth, with a full bag and with the"
          + " tiles",
      "unseen, is compared with the best equity of the same player's next turn, less the mean of a"
          + " rack",
      "drawn from those tiles. The same seed gives the same result for any number of threads."
    },
    footer = "  hindsight lab crossword predictions --games 1000")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class PredictionsCommand extends CrewCommand.OfReport {
  @Mixin private WatchedGamesOptions experiment;

  @Override
  protected Work<Reported> open() throws IOException {
    CrosswordExperiment.Games played = experiment.games(spec());
    CrosswordExperiment opened = experiment.open();
    return crew -> opened.predictions(played, crew);
  }
}
