package dev.hindsight.cli.backgammon.ask;

import dev.hindsight.cli.options.QuestionCommand;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.AnswerTable;
import dev.hindsight.cli.terminal.Wrapped;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.BackgammonQuestions;
import dev.hindsight.workbench.backgammon.ask.OpeningsAnswer;
import dev.hindsight.workbench.backgammon.ask.RolloutAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hindsight backgammon openings}. */
@Command(
    name = "openings",
    footer = {
      "  hindsight backgammon openings",
      "  hindsight backgammon openings --trials 1296 --moves 3 --json > openings.json",
      "  hindsight backgammon openings --truncate 0 --plain --trials 20000"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonOpeningsCommand extends QuestionCommand<OpeningsAnswer> {
  @Mixin private WorkOptions work;

  BackgammonOpeningsCommand() {
    super(BackgammonQuestions.OPENINGS);
  }

  @Override
  protected Crew openCrew() {
    return work.openCrew();
  }

  @Override
  protected String text(OpeningsAnswer answer) {
    List<RolloutAnswer.Line> lines = new ArrayList<>();
    List<String> rolls = new ArrayList<>();
    for (OpeningsAnswer.Opening opening : answer.openings()) {
      for (RolloutAnswer.Line line : opening.lines()) {
        boolean isFirst = line.equals(opening.lines().get(0));
        rolls.add(isFirst ? opening.roll().toString() : "");
        lines.add(line);
      }
    }
    String table =
        AnswerTable.of(RolloutAnswer.Line.class, "move", "equity", "standardError", "cubefulEquity")
            .withFirst("roll", 'l', rolls::get)
            .text(lines);
    return table
        + Wrapped.of(
            String.format(
                Locale.ROOT,
                "%,d games of each move by %s; ± is the standard error of the equity without a"
                    + " cube.",
                answer.plan().trials(),
                answer.source()));
  }
}
