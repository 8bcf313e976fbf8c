package dev.hindsight.cli.crossword.review;

import dev.hindsight.cli.options.PageOption;
import dev.hindsight.cli.options.QuestionCommand;
import dev.hindsight.cli.tables.FileResults;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.TerminalProgress;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.notation.Gcg;
import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.workbench.crossword.CrosswordQuestions;
import dev.hindsight.workbench.crossword.CrosswordSettings;
import dev.hindsight.workbench.crossword.review.GameReview;
import dev.hindsight.workbench.crossword.review.ReviewNotes;
import dev.hindsight.workbench.crossword.review.ReviewPage;
import dev.hindsight.workbench.crossword.review.ReviewedGames;
import dev.hindsight.workbench.questions.Chosen;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code hindsight crossword review FILE}. */
@Command(
    name = "review",
    footer = {
      "  hindsight crossword review game.gcg",
      "  hindsight crossword review game.gcg --player Ama --simulate 5 --infer",
      "  hindsight crossword review games/ --words lexica/ --json",
      "  hindsight crossword review game.gcg --html review.html --notes noted.gcg",
      "",
      "Of several games, or the .gcg files of a folder, players are told over all of",
      "them. Words may be a folder, too: a game that names a list is judged by that."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class CrosswordReviewCommand extends QuestionCommand.OfRecords<GameReview> {
  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Recorded games (GCG), or folders of them.")
  private List<Path> files;

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

  CrosswordReviewCommand() {
    super(CrosswordQuestions.REVIEW, CrosswordQuestions.GAME);
  }

  /** A record that was read. */
  private record Recorded(Path file, GcgGame game) {}

  @Override
  public Integer call() throws IOException {
    page.check();
    if (notes != null) {
      WholeFile.check(notes);
    }
    Chosen chosen = said().chosenSoFar();
    CrosswordQuestions.checkReview(chosen);
    CrosswordRules rules = CrosswordSettings.rules(chosen);
    boolean isOne = files.size() == 1 && !Files.isDirectory(files.get(0));
    // Before the words are loaded, so that a mistake in a file is told at once.
    return isOne ? reviewOne(Gcg.read(files.get(0), rules), chosen) : reviewAll(rules, chosen);
  }

  private int reviewOne(GcgGame game, Chosen chosen) throws IOException {
    GameReview review = review(game, chosen);
    page.write(() -> ReviewPage.of(review));
    if (notes != null) {
      WholeFile.writeText(notes, Gcg.format(ReviewNotes.annotate(game, review)));
    }
    print(review);
    return ExitCode.FINE;
  }

  private int reviewAll(CrosswordRules rules, Chosen chosen) throws IOException {
    if (page.isAsked() || notes != null || alternatives) {
      throw new ParameterException(
          spec().commandLine(), "--html, --notes and --alternatives are for one game");
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
    boolean isOfAll = !chosen.isSaid(CrosswordQuestions.PLAYER);
    List<ReviewedGames.Game> games = new ArrayList<>();
    for (Recorded recorded : records) {
      if (isOfAll || CrosswordQuestions.findPlayer(chosen, recorded.game()).isPresent()) {
        games.add(
            new ReviewedGames.Game(recorded.file().toString(), review(recorded.game(), chosen)));
      }
    }
    if (!isOfAll && games.isEmpty()) {
      throw CrosswordQuestions.PLAYER.refused(
          "must be 1, 2 or the nickname of somebody who played");
    }
    result().print(ReviewedGames.of(games), ReviewText::of);
    result().complain(problems);
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

  private GameReview review(GcgGame game, Chosen chosen) throws IOException {
    try (Crew crew = openCrew()) {
      return CrosswordQuestions.review(game, chosen, asking(crew));
    }
  }

  @Override
  protected Crew openCrew() {
    return new Crew(
        1,
        program().cancellation(),
        quiet ? Progress.SILENT : TerminalProgress.on(program().console()));
  }

  @Override
  protected String text(GameReview review) {
    return ReviewText.of(review, alternatives);
  }
}
