package dev.hindsight.cli.crossword;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword experiment}: the experiments below it; alone it lists them. */
@Command(
    name = "experiment",
    header = "Measure what leaves, values of squares and solved endings are good for.",
    subcommands = {
      CrosswordExperimentChoicesCommand.class,
      CrosswordExperimentPredictionsCommand.class,
      CrosswordExperimentCostsCommand.class,
      CrosswordExperimentPlacementCommand.class,
      CrosswordExperimentRacksCommand.class,
      CrosswordExperimentEndingsCommand.class,
      CrosswordExperimentSimulationCommand.class
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordExperimentCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
