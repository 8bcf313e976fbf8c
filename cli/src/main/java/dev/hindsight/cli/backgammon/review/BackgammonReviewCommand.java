package dev.hindsight.cli.backgammon.review;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.rules.notation.MatchReading;
import dev.hindsight.cli.backgammon.ask.JudgeOptions;
import dev.hindsight.cli.options.PageOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.MatchSource;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import dev.hindsight.workbench.backgammon.review.BackgammonReview;
import dev.hindsight.workbench.backgammon.review.ReviewPage;
import dev.hindsight.workbench.backgammon.review.ReviewedMatch;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hindsight backgammon review match.mat}. */
@Command(
    name = "review",
    header = "Judge every decision of a recorded match, and tell luck from errors.",
    description = {
      "Reads a match file (.mat), SGF, or a file of eXtreme Gammon (.xg) or BGBlitz (.bgf). Moves"
          + " and",
      "cube actions in the bearoff are judged exactly where tables",
      "reach, everything else by nets, as in ask; each verdict says how it was reached. Losses are"
          + " in millipoints",
      "per unit of the cube. An error loses 20 or more, a blunder 80. Lines that make no sense are"
          + " named,",
      "and their game is judged up to there."
    },
    footer = {
      "  hindsight backgammon review match.mat",
      "  hindsight backgammon review match.xg --plies 2 --html review.html",
      "  hindsight backgammon review match.mat --table bearoff10.table --json"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonReviewCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "A recorded match: .mat, .sgf, .xg, .xgp or .bgf.")
  private Path file;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "" + NetChoice.USUAL_PLIES,
      description = "Nets look this many plies ahead, 0 to 2 (${DEFAULT-VALUE}).")
  private int plies;

  @Option(names = "--all", description = "List every decision, not only those that lost something.")
  private boolean all;

  @Mixin private PageOption page;

  @Mixin private JudgeOptions judge;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    page.check();
    MatchReading reading = MatchSource.read(file);
    BearoffShelf tables = judge.tables();
    NetChoice nets = judge.nets(plies);
    CubeMethod cube = judge.cube();
    ReviewedMatch review = review(tables, nets, cube, reading);
    page.write(() -> ReviewPage.of(review));
    result.print(review, reviewed -> ReviewText.of(reviewed, all));
    return review.turns().isEmpty() ? ExitCode.NO : ExitCode.FINE;
  }

  private ReviewedMatch review(
      BearoffShelf tables, NetChoice nets, CubeMethod cube, MatchReading reading) {
    try (Crew crew = work.openCrew()) {
      return new BackgammonReview(tables, nets, cube, crew).review(file.toString(), reading);
    }
  }
}
