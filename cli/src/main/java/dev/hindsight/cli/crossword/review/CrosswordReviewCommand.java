package dev.hindsight.cli.crossword.review;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.crossword.options.CriterionOptions;
import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.options.PageOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Seconds;
import dev.hindsight.cli.tables.FileResults;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.TerminalProgress;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.crossword.play.endgame.EndgameLimits;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.notation.Gcg;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.crossword.files.WordShelf;
import dev.hindsight.workbench.crossword.review.CrosswordReview;
import dev.hindsight.workbench.crossword.review.GameReview;
import dev.hindsight.workbench.crossword.review.ReviewNotes;
import dev.hindsight.workbench.crossword.review.ReviewPage;
import dev.hindsight.workbench.crossword.review.ReviewPlan;
import dev.hindsight.workbench.crossword.review.ReviewedGames;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
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
    header = "Judge every turn of recorded games (GCG): the best move, and what was lost.",
    description = {
      "Turns are judged by equity, or with --simulate by simulation, while there are tiles in the"
          + " bag,",
      "and by the endgame solver after that; each verdict says by what. A rack that is known in"
          + " part is",
      "judged over what it may have been. A play with a word that is not in the list counts as a"
          + " pass if",
      "it was challenged off, and otherwise as played. Mistakes are small from 1 point or 1 %% of"
          + " win",
      "chance, medium from 5 points or 3 %%, large from 15 points or 10 %%.",
      "Of several games, or the .gcg files of a folder, players are told over all of them."
    },
    footer = {
      "  hindsight crossword review game.gcg",
      "  hindsight crossword review game.gcg --player Ama --simulate 5 --infer",
      "  hindsight crossword review games/ --words lexica/ --json",
      "  hindsight crossword review game.gcg --html review.html --notes noted.gcg"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordReviewCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Recorded games (GCG), or folders of them.")
  private List<Path> files;

  @Option(
      names = "--player",
      paramLabel = "P",
      description =
          "Judge the turns of one player: a nickname, or 1 or 2 (both); of several games, those of"
              + " that player.")
  private @Nullable String player;

  @Option(
      names = "--endgame",
      paramLabel = "SECONDS",
      description =
          "With an empty bag, solve each turn for at most this long (as far as a fixed number of"
              + " positions goes, so that every run says the same).")
  private @Nullable BigDecimal endgameSeconds;

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

  @Option(
      names = "--alternatives",
      description = "List the first three moves of each turn, too; JSON and page have them anyway.")
  private boolean alternatives;

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  @Mixin private CrosswordOptions crossword;

  @Mixin private ResultOptions result;

  /** By the words that were loaded for them: a folder may have games of several. */
  private final Map<Optional<Path>, CrosswordReview> reviewers = new HashMap<>();

  /** A record that was read. */
  private record Recorded(Path file, GcgGame game) {}

  @Override
  public Integer call() throws IOException {
    page.check();
    if (notes != null) {
      WholeFile.check(notes);
    }
    checkCombination();
    CrosswordRules rules = LoadedEquipment.openRules(crossword.files());
    boolean isOne = files.size() == 1 && !Files.isDirectory(files.get(0));
    // Before the words are loaded, so that a mistake in a file is told at once.
    return isOne
        ? reviewOne(new Recorded(files.get(0), Gcg.read(files.get(0), rules)), rules)
        : reviewAll(rules);
  }

  private void checkCombination() {
    if (infer && simulateSeconds == null) {
      throw new ParameterException(spec.commandLine(), "--infer needs --simulate SECONDS");
    }
    if (explaining.isGiven() && !infer) {
      throw new ParameterException(
          spec.commandLine(), "--margin, --definition and --likelihood need --infer");
    }
  }

  private int reviewOne(Recorded recorded, CrosswordRules rules) throws IOException {
    GcgGame game = recorded.game();
    Integer number = findPlayer(game.players());
    if (player != null && number == null) {
      throw notAPlayer(
          "1, 2, " + game.players().get(0).nickname() + " or " + game.players().get(1).nickname());
    }
    GameReview review = review(recorded, number, rules);
    page.write(() -> ReviewPage.of(review));
    if (notes != null) {
      WholeFile.writeText(notes, Gcg.format(ReviewNotes.annotate(game, review)));
    }
    result.print(review, found -> ReviewText.of(found, alternatives));
    return ExitCode.FINE;
  }

  private int reviewAll(CrosswordRules rules) throws IOException {
    if (page.isAsked() || notes != null || alternatives) {
      throw new ParameterException(
          spec.commandLine(), "--html, --notes and --alternatives are for one game");
    }
    List<FileResults.Problem> problems = new ArrayList<>();
    List<Recorded> records = new ArrayList<>();
    for (Path file : gcgFiles()) {
      try {
        records.add(new Recorded(file, Gcg.read(file, rules)));
      } catch (CrosswordFormatException wrong) {
        problems.add(new FileResults.Problem(file.toString(), String.valueOf(wrong.getMessage())));
      }
    }
    List<ReviewedGames.Game> games = new ArrayList<>();
    for (Recorded recorded : records) {
      Integer number = findPlayer(recorded.game().players());
      if (player == null || number != null) {
        games.add(
            new ReviewedGames.Game(recorded.file().toString(), review(recorded, number, rules)));
      }
    }
    if (player != null && games.isEmpty()) {
      throw notAPlayer("1, 2 or the nickname of somebody who played");
    }
    result.print(ReviewedGames.of(games), ReviewText::of);
    result.complain(problems);
    return problems.isEmpty() ? ExitCode.FINE : ExitCode.NO;
  }

  /** In the order given, of a folder by name. */
  private List<Path> gcgFiles() throws IOException {
    List<Path> found = new ArrayList<>();
    for (Path file : files) {
      if (!Files.isDirectory(file)) {
        found.add(file);
        continue;
      }
      try (Stream<Path> all = Files.list(file)) {
        List<Path> games =
            all.filter(
                    path ->
                        path.toString().toLowerCase(Locale.ROOT).endsWith(".gcg")
                            && Files.isRegularFile(path))
                .sorted()
                .toList();
        if (games.isEmpty()) {
          throw new FileSystemException(
              file.toString(), null, "is a folder without recorded games (.gcg)");
        }
        found.addAll(games);
      }
    }
    return found;
  }

  private GameReview review(Recorded recorded, @Nullable Integer number, CrosswordRules rules)
      throws IOException {
    CrosswordFiles chosen =
        WordShelf.choose(crossword.files(), CrosswordReview.findLexicon(recorded.game()));
    Optional<Path> words = Optional.ofNullable(chosen.words());
    CrosswordReview reviewer = reviewers.get(words);
    if (reviewer == null) {
      reviewer = new CrosswordReview(LoadedEquipment.open(chosen, rules));
      reviewers.put(words, reviewer);
    }
    Progress progress =
        quiet ? Progress.SILENT : TerminalProgress.on(HindsightCommand.of(spec).console());
    try (Crew alone = new Crew(1, HindsightCommand.of(spec).cancellation(), Progress.SILENT)) {
      return reviewer.review(recorded.game(), plan(number), alone, progress);
    }
  }

  private ReviewPlan plan(@Nullable Integer number) {
    return new ReviewPlan(
        number,
        endgameSeconds == null
            ? ReviewPlan.USUAL_ENDGAME
            : EndgameLimits.within(Seconds.of(spec, "--endgame", endgameSeconds)),
        Optional.ofNullable(simulateSeconds)
            .map(seconds -> Seconds.of(spec, "--simulate", seconds)),
        Optional.ofNullable(preEndgameSeconds)
            .map(seconds -> Seconds.of(spec, "--pre-endgame", seconds)),
        infer ? Optional.of(explaining.criterion(true)) : Optional.empty());
  }

  private @Nullable Integer findPlayer(List<GcgGame.Player> players) {
    for (int number = 0; number < 2 && player != null; number++) {
      if (player.equals(Integer.toString(number + 1))
          || player.equals(players.get(number).nickname())) {
        return number;
      }
    }
    return null;
  }

  private ParameterException notAPlayer(String allowed) {
    return new ParameterException(
        spec.commandLine(), "--player must be " + allowed + ", not " + player);
  }
}
