package dev.hindsight.lab.crossword;

import dev.hindsight.cli.options.CrewCommand;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.workbench.Reported;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight lab crossword choices}. */
@Command(
    name = "choices",
    header = "How often leaves for the tiles unseen choose another move, by their number.",
    description = {
      "In games of static players, the first moves of every turn are ranked anew. Static leaves are"
          + " those",
      "of the same rack equities with a full bag, or of --leaves. The same seed gives the same"
          + " result for",
      "any number of threads."
    },
    footer = "  hindsight lab crossword choices --games 1000")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class ChoicesCommand extends CrewCommand.OfReport {
  private static final int MOST_TOP = 10_000;

  @Option(
      names = "--top",
      paramLabel = "N",
      defaultValue = "50",
      description = "Moves to rank anew on each turn (${DEFAULT-VALUE}).")
  private int top;

  @Mixin private WatchedGamesOptions experiment;

  @Override
  protected Work<Reported> open() throws IOException {
    CrosswordExperiment.Games played = experiment.games(spec());
    Usage.checkRange(spec(), "--top", top, 2, MOST_TOP);
    CrosswordExperiment opened = experiment.open();
    return crew -> opened.choices(played, top, crew);
  }
}
