package dev.hindsight.cli.crossword.experiments;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Seconds;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.TerminalProgress;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.play.preendgame.PreEndgameLimits;
import dev.hindsight.workbench.crossword.experiments.CrosswordExperiment;
import dev.hindsight.workbench.crossword.experiments.PreEndgamesResult;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hindsight crossword experiment pre-endgame}. */
@Command(
    name = "pre-endgame",
    header = "How long it takes to prove win chances with one tile in the bag.",
    description = {
      "Static players play games; the first turn of each with one tile in the bag is looked at"
          + " until",
      "the win chances of the first ten plays are proven. About a quarter of all games have such a",
      "turn. One thread; times are processor time."
    },
    footer = "  hindsight crossword experiment pre-endgame --games 100 --seconds 60")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordExperimentPreEndgameCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "Games to play (${DEFAULT-VALUE}).")
  private long games;

  @Option(
      names = "--candidates",
      paramLabel = "N",
      defaultValue = "10",
      description = "Moves to compare, besides the pass (${DEFAULT-VALUE}).")
  private int candidates;

  @Option(
      names = "--seconds",
      paramLabel = "SECONDS",
      defaultValue = "60",
      description = "Time for each turn (${DEFAULT-VALUE}).")
  private BigDecimal seconds;

  @Mixin private SeedOption seed;

  @Mixin private CrosswordOptions crossword;

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    CrosswordExperiment.Games played =
        Usage.check(spec, () -> new CrosswordExperiment.Games(games, seed.seed()));
    Duration allowed = Seconds.of(spec, "--seconds", seconds);
    Usage.checkRange(spec, "--candidates", candidates, 1, PreEndgameLimits.ALL);
    PreEndgameLimits limits = PreEndgameLimits.within(allowed).withCandidates(candidates);
    LoadedEquipment loaded = LoadedEquipment.open(crossword.files());
    HindsightCommand program = HindsightCommand.of(spec);
    Progress progress = quiet ? Progress.SILENT : TerminalProgress.on(program.console());
    try (Crew alone = new Crew(1, program.cancellation(), progress)) {
      result.print(
          PreEndgamesResult.measure(loaded, played, limits, alone),
          CrosswordExperimentPreEndgameCommand::text);
    }
    return ExitCode.FINE;
  }

  private static String text(PreEndgamesResult found) {
    return new TextTable("", "lrrr")
        .row("", "", "95 % from", "to")
        .row("turns with one tile in the bag", Integer.toString(found.turns()), "", "")
        .row(
            RangeRow.of(
                "first ten proven within " + seconds(found.secondsAllowed()) + " (%)",
                found.proven(),
                100,
                1))
        .row("a quarter of them within", seconds(found.secondsQuarter()), "", "")
        .row("half of them within", seconds(found.secondsMedian()), "", "")
        .row("three quarters within", seconds(found.secondsThreeQuarters()), "", "")
        .row(RangeRow.of("best move proven by then (%)", found.bestProven(), 100, 1))
        .toString()
        .stripTrailing();
  }

  private static String seconds(@Nullable Double seconds) {
    return seconds == null ? "not proven" : String.format(Locale.ROOT, "%.2f s", seconds);
  }
}
