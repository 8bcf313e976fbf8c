package dev.hindsight.lab.crossword;

import dev.hindsight.cli.options.CommandGroup;
import picocli.CommandLine.Command;

/** {@code hindsight lab crossword}: the experiments below it; alone it lists them. */
@Command(
    name = "crossword",
    header = "Measure what leaves, values of squares and solved endings are good for.",
    subcommands = {
      ChoicesCommand.class,
      PredictionsCommand.class,
      CostsCommand.class,
      PlacementCommand.class,
      RacksCommand.class,
      InferenceCommand.class,
      EndingsCommand.class,
      PreEndgameCommand.class,
      SimulationCommand.class,
      SpreadCommand.class,
      OpennessCommand.class
    })
public final class CrosswordLabCommand extends CommandGroup {}
