package dev.hindsight.lab.crossword;

import dev.hindsight.cli.options.CrewCommand;
import dev.hindsight.workbench.Reported;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight lab crossword racks}. */
@Command(
    name = "racks",
    header = "Which of two tables says better what the racks of real games are worth.",
    description = {
      "In games of static players, the equity of the best move with each full rack is compared with"
          + " what",
      "--rack-equity and --against say of that rack, apart for racks that --against has seen in"
          + " its",
      "training and for those that it has not. The same seed gives the same result for any number"
          + " of",
      "threads; take one that neither training has used."
    },
    footer = {
      "  hindsight lab crossword racks --rack-equity swept.racks --against played.racks "
          + "--leaves english.klv2 --games 10000 --seed 77"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class RacksCommand extends CrewCommand.OfReport {
  @Mixin private WatchedGamesOptions experiment;

  @Option(
      names = "--against",
      paramLabel = "FILE",
      required = true,
      description = "The other rack equities, a table or .req.")
  private Path against;

  @Override
  protected Work<Reported> open() throws IOException {
    CrosswordExperiment.Games played = experiment.games(spec());
    CrosswordExperiment opened = experiment.open();
    return crew -> opened.racks(played, against, crew);
  }
}
