package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.options.QuestionCommand;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.crossword.CrosswordSettings;
import dev.hindsight.workbench.crossword.SimulationQuestions;
import dev.hindsight.workbench.crossword.ask.InferenceAnswer;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hindsight crossword infer CGP}. */
@Command(
    name = "infer",
    footer = {
      "  hindsight crossword infer \"15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 / 0/28 0\""
          + " --move \"9G MOMI\"",
      "  hindsight crossword infer \"15/15/15/15/15/15/15/4QUAG7/15/15/15/15/15/15/15 / 0/28 0\""
          + " --exchange 3 --opponent-known AJLOOPU --margin 3"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordInferCommand extends QuestionCommand<InferenceAnswer> {
  @Mixin private WorkOptions work;

  CrosswordInferCommand() {
    super(SimulationQuestions.INFER);
  }

  @Override
  protected Crew openCrew() {
    return work.openCrew();
  }

  @Override
  protected String text(InferenceAnswer answer) throws IOException {
    return InferenceText.of(answer, CrosswordSettings.position(said().chosen()).game());
  }
}
