package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.options.QuestionCommand;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.crossword.CrosswordQuestions;
import dev.hindsight.workbench.crossword.ask.LeaveAnswer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hindsight crossword leave TILES CGP}. */
@Command(
    name = "leave",
    footer = {
      "  hindsight crossword leave AIT",
      "  hindsight crossword leave AIT"
          + " \"15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0\""
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordLeaveCommand extends QuestionCommand<LeaveAnswer> {
  @Mixin private WorkOptions work;

  CrosswordLeaveCommand() {
    super(CrosswordQuestions.LEAVE, CrosswordQuestions.POSITION_OR_EMPTY);
  }

  @Override
  protected Crew openCrew() {
    return work.openCrew();
  }

  @Override
  protected String text(LeaveAnswer answer) {
    return LeaveText.of(answer);
  }
}
