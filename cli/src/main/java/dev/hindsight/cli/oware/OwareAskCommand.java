package dev.hindsight.cli.oware;

import dev.hindsight.cli.options.AskCommand;
import dev.hindsight.cli.options.Question;
import dev.hindsight.cli.options.TableOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.oware.play.search.SearchLimits;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.table.OwareTable;
import dev.hindsight.oware.table.OwareTables;
import dev.hindsight.workbench.oware.OwareAsk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code hindsight oware ask POSITION}. */
@Command(
    name = "ask",
    header = "Say what a position is worth, every legal move, and the line of best play.",
    description = {
      "Without --table, small tables are solved on the spot; with more seeds on the board than the",
      "tables know, a search goes on to them and its values are called estimates until proven. A",
      "folder in the place of a table stands for its largest one for these rules."
    },
    footer = {
      "  hindsight oware ask 0-0-1-0-0-2-0-0-0-0-1-0-22-22-S",
      "  hindsight oware ask 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S --table endgame15.table --seconds 10",
      "  hindsight oware ask --batch positions.txt --turns 40 --table book9.table"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class OwareAskCommand extends AskCommand<OwarePosition> {
  private static final int LONGEST_TURNS = 100_000;
  private static final int LONGEST_SECONDS = 86_400;

  @Parameters(
      arity = "0..1",
      paramLabel = "POSITION",
      description = "Twelve pits, two stores, side to move: 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S.")
  private @Nullable String position;

  @Option(
      names = "--turns",
      paramLabel = "N",
      description = "Plies before the game is stopped (no limit).")
  private @Nullable Integer turns;

  @Mixin private TableOptions tables;

  @Mixin private RulesOption rules;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "Search exactly this many plies ahead where the tables do not reach.")
  private @Nullable Integer depth;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "Search for at most this long where the tables do not reach (2).")
  private @Nullable Double seconds;

  @Mixin private WorkOptions work;

  @Override
  protected @Nullable String position() {
    return position;
  }

  @Override
  protected Question<OwarePosition> question(boolean isBatch) throws IOException {
    OptionalInt turnsLeft = turnsLeft();
    SearchLimits limits = Usage.check(spec(), this::limits);
    List<OwareTable> opened = new ArrayList<>();
    for (Path table : tables.files()) {
      opened.add(OwareTables.open(table, rules.rules(), turnsLeft.isPresent()));
    }
    return new Question<>(
        OwarePosition::parse,
        work::openSilentCrew,
        crew -> {
          OwareAsk ask = new OwareAsk(rules.rules(), opened, limits, crew);
          return asked ->
              new Question.Answer<>(
                  ask.answerWithOutlook(asked, turnsLeft), answer -> AnswerText.of(answer, asked));
        });
  }

  private OptionalInt turnsLeft() {
    if (turns == null) {
      return OptionalInt.empty();
    }
    Usage.checkRange(spec(), "--turns", turns, 0, LONGEST_TURNS);
    if (!rules.rules().hasTurnLimit()) {
      throw new ParameterException(
          spec().commandLine(),
          "a game under "
              + rules.rules().name()
              + " is not stopped after a number of turns; leave out --turns");
    }
    return OptionalInt.of(turns);
  }

  private SearchLimits limits() {
    SearchLimits limits = SearchLimits.none();
    if (depth != null) {
      limits = limits.withDepth(depth);
    }
    if (seconds != null || depth == null) {
      double longest = seconds == null ? 2 : seconds;
      if (!(longest > 0 && longest <= LONGEST_SECONDS)) {
        throw new IllegalArgumentException(
            "--seconds must be above 0 and at most " + LONGEST_SECONDS + ", not " + longest);
      }
      limits = limits.withMilliseconds(Math.max(1, Math.round(longest * 1_000)));
    }
    return limits.withStop(program().cancellation()::isCancelled);
  }
}
