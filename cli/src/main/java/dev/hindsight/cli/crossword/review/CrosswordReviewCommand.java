package dev.hindsight.cli.crossword.review;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.crossword.options.CriterionOptions;
import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.options.PageOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Seconds;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.TerminalProgress;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.notation.Gcg;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.crossword.review.CrosswordReview;
import dev.hindsight.workbench.crossword.review.GameReview;
import dev.hindsight.workbench.crossword.review.ReviewNotes;
import dev.hindsight.workbench.crossword.review.ReviewPage;
import dev.hindsight.workbench.crossword.review.ReviewPlan;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword review FILE}. */
@Command(
    name = "review",
    header = "Judge every turn of a recorded game (GCG): the best move, and what was lost.",
    description = {
      "Turns are judged by equity, or with --simulate by simulation, while there are tiles in the"
          + " bag,",
      "and by the endgame solver after that; each verdict says by what. Turns whose rack is not"
          + " known",
      "in full, and plays with words that are not in the list, are shown and not judged."
    },
    footer = {
      "  hindsight crossword review game.gcg",
      "  hindsight crossword review game.gcg --player Ama --simulate 5 --infer",
      "  hindsight crossword review game.gcg --html review.html --notes noted.gcg"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordReviewCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "A recorded game (GCG).")
  private Path file;

  @Option(
      names = "--player",
      paramLabel = "P",
      description = "Judge the turns of one player: a nickname, or 1 or 2 (both).")
  private @Nullable String player;

  @Option(
      names = "--endgame",
      paramLabel = "SECONDS",
      defaultValue = "2",
      description = "With an empty bag, solve each turn for at most this long (${DEFAULT-VALUE}).")
  private BigDecimal endgameSeconds;

  @Option(
      names = "--pre-endgame",
      paramLabel = "SECONDS",
      description =
          "With 1 to 7 tiles in the bag, compare the first moves by win chance, each turn for"
              + " at most this long.")
  private @Nullable BigDecimal preEndgameSeconds;

  @Option(
      names = "--simulate",
      paramLabel = "SECONDS",
      description =
          "Judge turns with tiles in the bag by simulation, each for this much processor time.")
  private @Nullable BigDecimal simulateSeconds;

  @Option(
      names = "--infer",
      description =
          "Simulate against racks that explain the opponent's last move: see crossword infer.")
  private boolean infer;

  @Mixin private CriterionOptions explaining;

  @Mixin private PageOption page;

  @Option(
      names = "--notes",
      paramLabel = "FILE",
      description = "Write the game as GCG with a note on each turn.")
  private @Nullable Path notes;

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  @Mixin private CrosswordOptions crossword;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    page.check();
    if (notes != null) {
      WholeFile.check(notes);
    }
    CrosswordRules rules = LoadedEquipment.openRules(crossword.files());
    // Before the words are loaded, so that a mistake in the file is told at once.
    GcgGame game = Gcg.read(file, rules);
    ReviewPlan plan = Usage.check(spec, () -> plan(game));
    GameReview review = review(game, plan, LoadedEquipment.open(crossword.files(), rules));
    page.write(() -> ReviewPage.of(review, rules));
    if (notes != null) {
      WholeFile.writeText(notes, Gcg.format(ReviewNotes.annotate(game, review)));
    }
    result.print(review, ReviewText::of);
    return ExitCode.FINE;
  }

  private ReviewPlan plan(GcgGame game) {
    if (infer && simulateSeconds == null) {
      throw new IllegalArgumentException("--infer needs --simulate SECONDS");
    }
    if (explaining.isGiven() && !infer) {
      throw new IllegalArgumentException("--margin, --definition and --likelihood need --infer");
    }
    return new ReviewPlan(
        playerNumber(game.players()),
        Seconds.of(spec, "--endgame", endgameSeconds),
        Optional.ofNullable(simulateSeconds)
            .map(seconds -> Seconds.of(spec, "--simulate", seconds)),
        Optional.ofNullable(preEndgameSeconds)
            .map(seconds -> Seconds.of(spec, "--pre-endgame", seconds)),
        infer ? Optional.of(explaining.criterion(true)) : Optional.empty());
  }

  private GameReview review(GcgGame game, ReviewPlan plan, LoadedEquipment loaded) {
    Progress progress =
        quiet ? Progress.SILENT : TerminalProgress.on(HindsightCommand.of(spec).console());
    try (Crew alone = new Crew(1, HindsightCommand.of(spec).cancellation(), Progress.SILENT)) {
      return new CrosswordReview(loaded).review(game, plan, alone, progress);
    }
  }

  private @Nullable Integer playerNumber(List<GcgGame.Player> players) {
    if (player == null) {
      return null;
    }
    for (int number = 0; number < 2; number++) {
      if (player.equals(Integer.toString(number + 1))
          || player.equals(players.get(number).nickname())) {
        return number;
      }
    }
    throw new ParameterException(
        spec.commandLine(),
        "--player must be 1, 2, "
            + players.get(0).nickname()
            + " or "
            + players.get(1).nickname()
            + ", not "
            + player);
  }
}
