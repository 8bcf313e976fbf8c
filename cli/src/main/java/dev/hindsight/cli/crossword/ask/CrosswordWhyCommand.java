package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.options.QuestionCommand;
import dev.hindsight.workbench.crossword.CrosswordQuestions;
import dev.hindsight.workbench.crossword.ask.WhyAnswer;
import picocli.CommandLine.Command;

/** {@code hindsight crossword why CGP}. */
@Command(
    name = "why",
    footer =
        "  hindsight crossword why \"15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28"
            + " 0\" --rank 2 --placement built-in")
public final class CrosswordWhyCommand extends QuestionCommand<WhyAnswer> {
  CrosswordWhyCommand() {
    super(CrosswordQuestions.WHY);
  }

  @Override
  protected String text(WhyAnswer answer) {
    return WhyText.of(answer);
  }
}
