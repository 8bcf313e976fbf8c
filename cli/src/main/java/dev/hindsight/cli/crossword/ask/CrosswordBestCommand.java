package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.options.QuestionCommand;
import dev.hindsight.workbench.crossword.CrosswordQuestions;
import dev.hindsight.workbench.crossword.CrosswordSettings;
import dev.hindsight.workbench.crossword.ask.BestAnswer;
import picocli.CommandLine.Command;

/** {@code hindsight crossword best CGP}. */
@Command(
    name = "best",
    footer = {
      "  hindsight crossword best --seconds 3 --last-move \"8E QUAG\""
          + " \"15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 AIIMMOT/ 0/28 0\"",
      "  hindsight crossword best --iterations 2000 --batch positions.cgp > moves.jsonl"
    })
public final class CrosswordBestCommand extends QuestionCommand.OfPositions<BestAnswer> {
  CrosswordBestCommand() {
    super(CrosswordQuestions.BEST, CrosswordSettings.POSITION);
  }

  @Override
  protected String text(BestAnswer answer) {
    return BestText.of(answer);
  }
}
