package dev.hindsight.cli.backgammon.review;

import dev.hindsight.backgammon.rules.notation.MatchReading;
import dev.hindsight.cli.options.PageOption;
import dev.hindsight.cli.options.QuestionCommand;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.BackgammonQuestions;
import dev.hindsight.workbench.backgammon.files.MatchSource;
import dev.hindsight.workbench.backgammon.review.ReviewPage;
import dev.hindsight.workbench.backgammon.review.ReviewedMatch;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hindsight backgammon review match.mat}. */
@Command(
    name = "review",
    footer = {
      "  hindsight backgammon review match.mat",
      "  hindsight backgammon review match.xg --plies 2 --html review.html",
      "  hindsight backgammon review match.mat --table bearoff10.table --json"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonReviewCommand extends QuestionCommand.OfRecords<ReviewedMatch> {
  @Parameters(paramLabel = "FILE", description = "A recorded match: .mat, .sgf, .xg, .xgp or .bgf.")
  private Path file;

  @Option(names = "--all", description = "List every decision, not only those that lost something.")
  private boolean all;

  @Mixin private PageOption page;

  @Mixin private WorkOptions work;

  BackgammonReviewCommand() {
    super(BackgammonQuestions.REVIEW, BackgammonQuestions.MATCH);
  }

  @Override
  public Integer call() throws IOException {
    page.check();
    said().chosenSoFar(); // Refused, if it is, before anything is read.
    MatchReading reading = MatchSource.read(file);
    ReviewedMatch review = review(reading);
    page.write(() -> ReviewPage.of(review));
    print(review);
    return review.turns().isEmpty() ? ExitCode.NO : ExitCode.FINE;
  }

  private ReviewedMatch review(MatchReading reading) throws IOException {
    try (Crew crew = work.openCrew()) {
      return BackgammonQuestions.review(
          file.toString(), reading, said().chosenSoFar(), asking(crew));
    }
  }

  @Override
  protected String text(ReviewedMatch review) {
    return ReviewText.of(review, all);
  }
}
