package dev.hindsight.lab.crossword;

import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** What the experiments on values of squares have in common. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class SquaresOptions {
  @Option(
      names = "--placement",
      paramLabel = "FILE",
      defaultValue = LoadedEquipment.BUILT_IN,
      description = "Placement values, a table or .spv (${DEFAULT-VALUE}).")
  private Path placement;

  @Mixin private SeedOption seed;

  @Mixin private CrosswordOptions crossword;

  Path placement() {
    return placement;
  }

  /** The games, if there can be that many. */
  CrosswordExperiment.Games games(CommandSpec command, long games) {
    return Usage.check(command, () -> new CrosswordExperiment.Games(games, seed.seed()));
  }

  LoadedEquipment open() throws IOException {
    return LoadedEquipment.open(crossword.files());
  }
}
