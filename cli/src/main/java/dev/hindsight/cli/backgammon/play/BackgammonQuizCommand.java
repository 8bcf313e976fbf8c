package dev.hindsight.cli.backgammon.play;

import dev.hindsight.backgammon.play.cube.CubeMethod;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.notation.MatchReading;
import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.TableOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.Conversation;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.backgammon.BackgammonQuestions;
import dev.hindsight.workbench.backgammon.ErrorQuiz;
import dev.hindsight.workbench.backgammon.files.BearoffShelf;
import dev.hindsight.workbench.backgammon.files.MatchEquityFile;
import dev.hindsight.workbench.backgammon.files.MatchSource;
import dev.hindsight.workbench.backgammon.files.NetChoice;
import dev.hindsight.workbench.backgammon.play.BackgammonQuiz;
import dev.hindsight.workbench.backgammon.review.BackgammonReview;
import dev.hindsight.workbench.backgammon.review.ReviewedMatch;
import dev.hindsight.workbench.backgammon.review.ReviewedTurn;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code hindsight backgammon quiz}. */
@Command(
    name = "quiz",
    header = "Ask close bearoffs, or your own errors, and score the answers in millipoints.",
    description = {
      "With --from the positions are those of a match in which something was lost, judged as"
          + " review",
      "does. Otherwise checker plays and cube decisions take turns, drawn from a table where a"
          + " mistake is easy and",
      "costs between 3 and 50 millipoints. Answers are read from standard input. Without --table,"
          + " which",
      "must be two-sided, one is solved on the spot. For money answers are exact; at a score"
          + " they",
      "are so for the match equities they go by, up to about 6 checkers. Results are kept in a"
          + " file, to see whether you",
      "get better: backgammon-quiz.csv in the folder hindsight of XDG_STATE_HOME, or of"
          + " .local/state",
      "in your home."
    },
    footer = {
      "  hindsight backgammon quiz --positions 5",
      "  hindsight backgammon quiz --match 5 --points 3-2",
      "  hindsight backgammon quiz --from match.xg --player Ann",
      "  hindsight backgammon quiz --table bearoff10.table --checkers 10 --seed 2",
      "  hindsight backgammon quiz --positions 50 --json > questions.json"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonQuizCommand implements Callable<Integer> {
  private static final Pattern POINTS = Pattern.compile("([0-9]{1,4})-([0-9]{1,4})(crawford)?");

  @Spec private CommandSpec spec;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "10",
      description = "How many questions (${DEFAULT-VALUE}).")
  private int positions;

  @Option(
      names = "--checkers",
      paramLabel = "N",
      defaultValue = "6",
      description = "The most checkers that a side has left (${DEFAULT-VALUE}).")
  private int checkers;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Another number gives other questions (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--match",
      paramLabel = "N",
      defaultValue = "0",
      description = "In a match to N points; 0 is for money (${DEFAULT-VALUE}).")
  private int length;

  @Option(
      names = "--points",
      paramLabel = "X-O",
      defaultValue = "0-0",
      description =
          "The score of the match, yours first; crawford after it for that game, as in 4-2crawford"
              + " (${DEFAULT-VALUE}).")
  private String points;

  @Option(
      names = "--from",
      paramLabel = "MATCH",
      description =
          "Ask about the errors of a recorded match: the worst of them, of" + " every kind.")
  private @Nullable Path from;

  @Option(
      names = "--player",
      paramLabel = "P",
      description = "With --from, errors of one player: a name, or 1 or 2 (both).")
  private @Nullable String player;

  @Option(
      names = "--least",
      paramLabel = "MILLIPOINTS",
      description = "With --from, what an error has lost at least (20).")
  private @Nullable BigDecimal least;

  @Option(names = "--history", paramLabel = "FILE", description = "Keep results here, or none.")
  private @Nullable String history;

  @Option(
      names = "--match-equity",
      paramLabel = "FILE",
      description = "A match equity table to use instead of the computed one.")
  private @Nullable Path matchEquity;

  @Mixin private final TableOptions tables = new TableOptions(BackgammonQuestions.TABLE);

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    checkCombination();
    BackgammonQuiz quiz = from == null ? bearoffs() : errors(from);
    if (result.isJson()) {
      result.print(quiz, Object::toString);
      return ExitCode.FINE;
    }
    HindsightCommand program = HindsightCommand.of(spec);
    Conversation talk = Conversation.on(program.console(), program.cancellation());
    new QuizDialogue(talk, history()).run(quiz);
    return ExitCode.FINE;
  }

  private void checkCombination() {
    if (from == null && (player != null || least != null)) {
      throw new ParameterException(spec.commandLine(), "--player and --least need --from MATCH");
    }
    if (from != null && (length != 0 || !points.equals("0-0"))) {
      throw new ParameterException(
          spec.commandLine(), "--match and --points are for bearoffs; a match has its own scores");
    }
  }

  private BackgammonQuiz bearoffs() throws IOException {
    BearoffShelf opened = BearoffShelf.open(tables.files());
    MatchScore score = Usage.check(spec, this::score);
    CubeMethod cube = MatchEquityFile.method(Optional.ofNullable(matchEquity));
    try (Crew crew = work.openSilentCrew()) {
      return Usage.check(
          spec, () -> BackgammonQuiz.draw(opened, positions, checkers, score, cube, seed, crew));
    }
  }

  /** The errors of a match, judged as review judges them. */
  private BackgammonQuiz errors(Path match) throws IOException {
    MatchReading reading = MatchSource.read(match);
    BearoffShelf opened = BearoffShelf.open(tables.files());
    CubeMethod cube = MatchEquityFile.method(Optional.ofNullable(matchEquity));
    ReviewedMatch reviewed;
    try (Crew crew = work.openCrew()) {
      reviewed =
          new BackgammonReview(opened, NetChoice.usual(), cube, crew)
              .review(match.toString(), reading);
    }
    double loss = least == null ? ReviewedTurn.ERROR : least.doubleValue() / 1_000;
    return Usage.check(
        spec, () -> ErrorQuiz.of(reviewed, Optional.ofNullable(player), positions, loss));
  }

  private MatchScore score() {
    Matcher typed = POINTS.matcher(points);
    if (!typed.matches()) {
      throw new IllegalArgumentException("--points must be as in 3-2, yours first, not " + points);
    }
    int own = Integer.parseInt(typed.group(1));
    int others = Integer.parseInt(typed.group(2));
    if (length == 0 && own + others > 0) {
      throw new IllegalArgumentException("--points needs --match N");
    }
    return new MatchScore(length, own, others, typed.group(3) != null);
  }

  private Optional<Path> history() {
    if (history != null) {
      return history.equals("none") ? Optional.empty() : Optional.of(Path.of(history));
    }
    String named = System.getenv("XDG_STATE_HOME");
    Path state =
        named == null || named.isEmpty()
            ? Path.of(System.getProperty("user.home"), ".local", "state")
            : Path.of(named);
    return Optional.of(state.resolve("hindsight").resolve("backgammon-quiz.csv"));
  }
}
