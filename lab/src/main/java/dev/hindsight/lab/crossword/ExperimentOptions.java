package dev.hindsight.lab.crossword;

import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the experiments on crossword leaves have in common. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class ExperimentOptions {
  @Option(
      names = "--rack-equity",
      paramLabel = "FILE",
      defaultValue = LoadedEquipment.BUILT_IN,
      description = "A table or .req of rack equities, to derive leaves from (${DEFAULT-VALUE}).")
  private Path rackEquity;

  @Mixin private SeedOption seed;

  @Mixin private CrosswordOptions crossword;

  CrosswordExperiment open() throws IOException {
    return CrosswordExperiment.open(crossword.files(), rackEquity);
  }

  long seed() {
    return seed.seed();
  }
}
