package dev.hindsight.cli.oware;

import dev.hindsight.cli.options.QuestionCommand;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.workbench.oware.OwareAnswer;
import dev.hindsight.workbench.oware.OwareQuestions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hindsight oware ask POSITION}. */
@Command(
    name = "ask",
    footer = {
      "  hindsight oware ask 0-0-1-0-0-2-0-0-0-0-1-0-22-22-S",
      "  hindsight oware ask 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S --table endgame15.table --seconds 10",
      "  hindsight oware ask --batch positions.txt --turns 40 --table book9.table"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OwareAskCommand extends QuestionCommand.OfPositions<OwareAnswer> {
  @Mixin private WorkOptions work;

  OwareAskCommand() {
    super(OwareQuestions.ASK, OwareQuestions.POSITION);
  }

  @Override
  protected Crew openCrew() {
    return work.openSilentCrew();
  }

  @Override
  protected String text(OwareAnswer answer) {
    return AnswerText.of(answer, OwarePosition.parse(said().chosen().get(OwareQuestions.POSITION)));
  }
}
