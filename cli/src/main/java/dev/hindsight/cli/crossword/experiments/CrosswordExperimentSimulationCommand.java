package dev.hindsight.cli.crossword.experiments;

import dev.hindsight.cli.options.CrewCommand;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.crossword.experiments.CrosswordExperiment;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight crossword experiment simulation}. */
@Command(
    name = "simulation",
    header = "What simulations with several kinds of leaves are worth, by a long one.",
    description = {
      "One position of each game of static players. Its first moves are simulated with static"
          + " leaves, with",
      "leaves for the tiles unseen, and with leaves that follow the bag, and all of them by a"
          + " reference",
      "that looks further and plays more. The same seed gives the same result for any number of"
          + " threads."
    },
    footer = "  hindsight crossword experiment simulation --positions 500")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordExperimentSimulationCommand extends CrewCommand.OfReport {
  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "100",
      description = "Positions, one of each game (${DEFAULT-VALUE}).")
  private long positions;

  @Option(
      names = "--candidates",
      paramLabel = "N",
      defaultValue = "5",
      description = "Moves to compare, the first by static equity (${DEFAULT-VALUE}).")
  private int candidates;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "2",
      description = "Plies of the simulations (${DEFAULT-VALUE}).")
  private int plies;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      defaultValue = "100",
      description = "Iterations of each candidate (${DEFAULT-VALUE}).")
  private long iterations;

  @Option(
      names = "--reference-plies",
      paramLabel = "N",
      defaultValue = "6",
      description = "Plies of the reference (${DEFAULT-VALUE}).")
  private int referencePlies;

  @Option(
      names = "--reference-iterations",
      paramLabel = "N",
      defaultValue = "400",
      description = "Iterations of each candidate by the reference (${DEFAULT-VALUE}).")
  private long referenceIterations;

  @Mixin private ExperimentOptions experiment;

  @Override
  protected Work<Reported> open() throws IOException {
    CrosswordExperiment.Games games =
        Usage.check(spec(), () -> new CrosswordExperiment.Games(positions, experiment.seed()));
    CrosswordExperiment.Simulations how =
        Usage.check(
            spec(),
            () ->
                new CrosswordExperiment.Simulations(
                    candidates, plies, iterations, referencePlies, referenceIterations));
    CrosswordExperiment opened = experiment.open();
    return crew -> opened.simulations(games, how, crew);
  }
}
