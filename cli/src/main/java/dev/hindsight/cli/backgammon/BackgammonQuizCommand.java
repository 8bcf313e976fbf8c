package dev.hindsight.cli.backgammon;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.TableOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.TypedLines;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.BackgammonQuiz;
import dev.hindsight.workbench.backgammon.BearoffShelf;
import dev.hindsight.workbench.backgammon.QuizJson;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hindsight backgammon quiz}. */
@Command(
    name = "quiz",
    header = "Ask close bearoff decisions, and score the answers in millipoints.",
    description = {
      "Checker plays and cube decisions take turns, drawn from a table where a mistake is easy and",
      "costs between 3 and 50 millipoints. Answers are read from standard input. Without --table,"
          + " which",
      "must be two-sided, one is solved on the spot."
    },
    footer = {
      "  hindsight backgammon quiz --positions 5",
      "  hindsight backgammon quiz --table bearoff10.table --checkers 10 --seed 2",
      "  hindsight backgammon quiz --positions 50 --json > questions.json"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class BackgammonQuizCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "10",
      description = "How many questions (${DEFAULT-VALUE}).")
  private int positions;

  @Option(
      names = "--checkers",
      paramLabel = "N",
      defaultValue = "6",
      description = "The most checkers that a side has left (${DEFAULT-VALUE}).")
  private int checkers;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Another number gives other questions (${DEFAULT-VALUE}).")
  private long seed;

  @Mixin private TableOptions tables;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    BearoffShelf opened = BearoffShelf.open(tables.files());
    BackgammonQuiz quiz;
    try (Crew crew = work.openSilentCrew()) {
      quiz = Usage.check(spec, () -> BackgammonQuiz.draw(opened, positions, checkers, seed, crew));
    }
    if (result.isJson()) {
      result.print(QuizJson.of(quiz), Object::toString);
      return ExitCode.FINE;
    }
    HindsightCommand program = HindsightCommand.of(spec);
    TypedLines typed = new TypedLines(program.console().in(), program.cancellation());
    new QuizDialogue(typed, program.console().out()).run(quiz);
    return ExitCode.FINE;
  }
}
