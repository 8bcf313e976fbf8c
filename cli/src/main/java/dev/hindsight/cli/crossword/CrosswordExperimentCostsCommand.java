package dev.hindsight.cli.crossword;

import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.crossword.CrosswordExperiment;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword experiment costs}. */
@Command(
    name = "costs",
    header = "How long it takes to derive leaves, by the size of the bag.",
    description = {
      "Bags are drawn by the seed; times are those of this machine, and vary. Measured are all leaves,",
      "by all threads, and those of one rack, which are what ranking its moves anew takes, by one."
    },
    footer = "  hindsight crossword experiment costs --rack-equity english.racks")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordExperimentCostsCommand implements Callable<Integer> {
  private static final int MOST_BAGS = 10_000;

  @Spec private CommandSpec spec;

  @Option(
      names = "--bags",
      paramLabel = "N",
      defaultValue = "9",
      description = "Bags of each size (${DEFAULT-VALUE}).")
  private int bags;

  @Mixin private ExperimentOptions experiment;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    if (bags < 1 || bags > MOST_BAGS) {
      throw new ParameterException(
          spec.commandLine(), "--bags must be from 1 to " + MOST_BAGS + ", not " + bags);
    }
    CrosswordExperiment opened = experiment.open();
    try (Crew crew = work.openCrew()) {
      result.print(
          opened.costs(bags, experiment.seed(), crew),
          found -> found.toReport().toText().stripTrailing());
    }
    return ExitCode.FINE;
  }
}
