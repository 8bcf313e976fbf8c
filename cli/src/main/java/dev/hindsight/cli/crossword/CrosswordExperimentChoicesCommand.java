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

/** {@code hindsight crossword experiment choices}. */
@Command(
    name = "choices",
    header = "How often leaves for the tiles unseen choose another move, by their number.",
    description = {
      "In games of static players, the first moves of every turn are ranked anew. Static leaves are those",
      "of the same rack equities with a full bag, or of --leaves. The same seed gives the same result for",
      "any number of threads."
    },
    footer = "  hindsight crossword experiment choices --rack-equity english.racks --games 1000")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordExperimentChoicesCommand implements Callable<Integer> {
  private static final int MOST_TOP = 10_000;

  @Spec private CommandSpec spec;

  @Option(
      names = "--top",
      paramLabel = "N",
      defaultValue = "50",
      description = "Moves to rank anew on each turn (${DEFAULT-VALUE}).")
  private int top;

  @Mixin private WatchedGamesOptions experiment;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    CrosswordExperiment.Games played = experiment.games(spec);
    if (top < 2 || top > MOST_TOP) {
      throw new ParameterException(
          spec.commandLine(), "--top must be from 2 to " + MOST_TOP + ", not " + top);
    }
    CrosswordExperiment opened = experiment.open();
    try (Crew crew = work.openCrew()) {
      result.print(
          opened.choices(played, top, crew), found -> found.toReport().toText().stripTrailing());
    }
    return ExitCode.FINE;
  }
}
