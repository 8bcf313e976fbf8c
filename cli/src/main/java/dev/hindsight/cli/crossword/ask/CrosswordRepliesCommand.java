package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.options.QuestionCommand;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.crossword.CrosswordQuestions;
import dev.hindsight.workbench.crossword.ask.RepliesAnswer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hindsight crossword replies CGP}. */
@Command(
    name = "replies",
    footer =
        "  hindsight crossword replies \"15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/"
            + " 0/28 0\"")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordRepliesCommand extends QuestionCommand<RepliesAnswer> {
  @Mixin private WorkOptions work;

  CrosswordRepliesCommand() {
    super(CrosswordQuestions.REPLIES);
  }

  @Override
  protected Crew openCrew() {
    return work.openSilentCrew();
  }

  @Override
  protected String text(RepliesAnswer answer) {
    return RepliesText.of(answer);
  }
}
