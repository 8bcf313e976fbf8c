package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.options.QuestionCommand;
import dev.hindsight.workbench.crossword.CrosswordQuestions;
import dev.hindsight.workbench.crossword.CrosswordSettings;
import dev.hindsight.workbench.crossword.ask.CrosswordAnswer;
import picocli.CommandLine.Command;

/** {@code hindsight crossword ask CGP}. */
@Command(
    name = "ask",
    footer = {
      "  hindsight crossword ask 15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINRST/ 0/0 0",
      "  hindsight crossword ask \"15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28"
          + " 0\"",
      "  hindsight crossword ask --endgame 60 CGP",
      "  hindsight crossword ask --pre-endgame 30 CGP",
      "  hindsight crossword ask --batch positions.cgp --leaves trained.leaves > answers.jsonl"
    })
public final class CrosswordAskCommand extends QuestionCommand.OfPositions<CrosswordAnswer> {
  CrosswordAskCommand() {
    super(CrosswordQuestions.ASK, CrosswordSettings.POSITION);
  }

  @Override
  protected String text(CrosswordAnswer answer) {
    return AnswerText.of(answer);
  }
}
