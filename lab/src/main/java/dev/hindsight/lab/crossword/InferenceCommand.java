package dev.hindsight.lab.crossword;

import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.options.CrewCommand;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight lab crossword inference}. */
@Command(
    name = "inference",
    header = "Whether stopping early changes which racks explain a move.",
    description = {
      "Every move of games of static players is explained twice: by giving a rack up at the first",
      "move that is too good, and by looking for the best move of each rack."
    },
    footer = "  hindsight lab crossword inference --games 200")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class InferenceCommand extends CrewCommand.OfReport {
  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "10",
      description = "Games of static players (${DEFAULT-VALUE}).")
  private long games;

  @Mixin private SeedOption seed;

  @Mixin private CrosswordOptions crossword;

  @Override
  protected Work<Reported> open() throws IOException {
    CrosswordExperiment.Games played =
        Usage.check(spec(), () -> new CrosswordExperiment.Games(games, seed.seed()));
    LoadedEquipment loaded = LoadedEquipment.open(crossword.files());
    return crew -> InferenceComparisonResult.measure(loaded, played, crew);
  }
}
