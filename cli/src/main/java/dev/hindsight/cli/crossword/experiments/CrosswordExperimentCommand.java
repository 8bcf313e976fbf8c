package dev.hindsight.cli.crossword.experiments;

import dev.hindsight.cli.options.CommandGroup;
import picocli.CommandLine.Command;

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
      CrosswordExperimentPreEndgameCommand.class,
      CrosswordExperimentSimulationCommand.class,
      CrosswordExperimentSpreadCommand.class,
      CrosswordExperimentOpennessCommand.class
    })
public final class CrosswordExperimentCommand extends CommandGroup {}
