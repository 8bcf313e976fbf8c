package dev.hindsight.cli.oware;

import dev.hindsight.cli.options.QuestionCommand;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.oware.OwareGameRecords;
import dev.hindsight.workbench.oware.OwareQuestions;
import dev.hindsight.workbench.oware.ReviewedGame;
import dev.hindsight.workbench.questions.Chosen;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code hindsight oware review game.ogn}. */
@Command(
    name = "review",
    footer = {
      "  hindsight oware review game.ogn",
      "  hindsight oware review games.ogn --number 3 --table endgame15.table --json"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OwareReviewCommand extends QuestionCommand.OfRecords<ReviewedGame> {
  @Parameters(paramLabel = "FILE", description = "One or more games in OGN.")
  private Path file;

  @Mixin private WorkOptions work;

  OwareReviewCommand() {
    super(OwareQuestions.REVIEW, OwareQuestions.GAME);
  }

  @Override
  public Integer call() throws IOException {
    Chosen chosen = said().chosenSoFar();
    try (Crew crew = work.openSilentCrew()) {
      ReviewedGame reviewed =
          OwareQuestions.review(
              OwareGameRecords.read(file, chosen.get(OwareQuestions.RULES)), chosen, asking(crew));
      program().cancellation().check();
      print(reviewed);
      return ExitCode.FINE;
    }
  }

  @Override
  protected String text(ReviewedGame reviewed) {
    return ReviewText.of(reviewed);
  }
}
