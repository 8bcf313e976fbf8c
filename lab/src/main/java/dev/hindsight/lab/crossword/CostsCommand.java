package dev.hindsight.lab.crossword;

import dev.hindsight.cli.options.CrewCommand;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.workbench.Reported;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hindsight lab crossword costs}. */
@Command(
    name = "costs",
    header = "How long it takes to derive leaves, by the size of the bag.",
    description = {
      "Bags are drawn by the seed; times are those of this machine, and vary. Measures deriving all"
          + " leaves with all threads, and with one thread those of one rack, which",
      "is what ranking its moves again takes."
    },
    footer = "  hindsight lab crossword costs")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CostsCommand extends CrewCommand.OfReport {
  private static final int MOST_BAGS = 10_000;

  @Option(
      names = "--bags",
      paramLabel = "N",
      defaultValue = "9",
      description = "Bags of each size (${DEFAULT-VALUE}).")
  private int bags;

  @Mixin private ExperimentOptions experiment;

  @Override
  protected Work<Reported> open() throws IOException {
    Usage.checkRange(spec(), "--bags", bags, 1, MOST_BAGS);
    CrosswordExperiment opened = experiment.open();
    return crew -> opened.costs(bags, experiment.seed(), crew);
  }
}
