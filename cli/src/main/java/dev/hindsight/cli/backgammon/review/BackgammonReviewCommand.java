package dev.hindsight.cli.backgammon.review;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import dev.hindsight.backgammon.rules.notation.MatchReading;
import dev.hindsight.cli.options.PageOption;
import dev.hindsight.cli.options.QuestionCommand;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.tables.FileResults;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.BackgammonQuestions;
import dev.hindsight.workbench.backgammon.files.MatchSource;
import dev.hindsight.workbench.backgammon.review.ReviewPage;
import dev.hindsight.workbench.backgammon.review.ReviewedMatch;
import dev.hindsight.workbench.backgammon.review.ReviewedMatches;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code hindsight backgammon review match.mat}. */
@Command(
    name = "review",
    footer = {
      "  hindsight backgammon review match.mat",
      "  hindsight backgammon review match.xg --plies 2 --html review.html",
      "  hindsight backgammon review match.mat --table bearoff10.table --json",
      "  hindsight backgammon review matches/ --plies 0"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonReviewCommand extends QuestionCommand.OfRecords<ReviewedMatch> {
  private static final Pattern MATCH =
      Pattern.compile(".*\\.(mat|sgf|xg|bgf)", Pattern.CASE_INSENSITIVE);

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Recorded matches (.mat, .sgf, .xg, .xgp, .bgf), or folders of them.")
  private List<Path> files;

  @Option(names = "--all", description = "List every decision, not only those that lost something.")
  private boolean all;

  @Option(
      names = "--alternatives",
      description = "List what else could have been decided, too; JSON has that anyway.")
  private boolean alternatives;

  @Mixin private PageOption page;

  @Mixin private WorkOptions work;

  BackgammonReviewCommand() {
    super(BackgammonQuestions.REVIEW, BackgammonQuestions.MATCH);
  }

  @Override
  public Integer call() throws IOException {
    page.check();
    said().chosenSoFar(); // Refused, if it is, before anything is read.
    boolean isOne = files.size() == 1 && !Files.isDirectory(files.get(0));
    return isOne ? reviewOne(files.get(0)) : reviewAll();
  }

  private int reviewOne(Path file) throws IOException {
    ReviewedMatch review = review(file, MatchSource.read(file));
    page.write(() -> ReviewPage.of(review));
    print(review);
    return review.turns().isEmpty() ? ExitCode.NO : ExitCode.FINE;
  }

  private int reviewAll() throws IOException {
    if (page.isAsked() || all || alternatives) {
      throw new ParameterException(
          spec().commandLine(), "--html, --all and --alternatives are for one match");
    }
    List<FileResults.Problem> problems = new ArrayList<>();
    Map<Path, MatchReading> readings = new LinkedHashMap<>();
    for (Path file : matchFiles()) {
      try {
        readings.put(file, MatchSource.read(file));
      } catch (BackgammonFormatException wrong) {
        problems.add(new FileResults.Problem(file.toString(), String.valueOf(wrong.getMessage())));
      }
    }
    List<ReviewedMatch> matches = new ArrayList<>();
    for (Map.Entry<Path, MatchReading> one : readings.entrySet()) {
      matches.add(review(one.getKey(), one.getValue()));
    }
    result().print(ReviewedMatches.of(matches), ReviewText::of);
    result().complain(problems);
    return problems.isEmpty() ? ExitCode.FINE : ExitCode.NO;
  }

  /** In the order given, of a folder by name. */
  private List<Path> matchFiles() throws IOException {
    List<Path> found = new ArrayList<>();
    for (Path file : files) {
      if (!Files.isDirectory(file)) {
        found.add(file);
        continue;
      }
      try (Stream<Path> listed = Files.list(file)) {
        List<Path> matches =
            listed
                .filter(path -> MATCH.matcher(path.toString()).matches())
                .filter(Files::isRegularFile)
                .sorted()
                .toList();
        if (matches.isEmpty()) {
          throw new FileSystemException(
              file.toString(),
              null,
              "is a folder without recorded matches (.mat, .sgf, .xg, .bgf)");
        }
        found.addAll(matches);
      }
    }
    return found;
  }

  private ReviewedMatch review(Path file, MatchReading reading) throws IOException {
    try (Crew crew = work.openCrew()) {
      return BackgammonQuestions.review(
          file.toString(), reading, said().chosenSoFar(), asking(crew));
    }
  }

  @Override
  protected String text(ReviewedMatch review) {
    return ReviewText.of(review, all, alternatives);
  }
}
