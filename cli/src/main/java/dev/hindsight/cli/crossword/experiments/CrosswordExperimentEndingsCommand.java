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
import dev.hindsight.workbench.crossword.experiments.CrosswordExperiment;
import dev.hindsight.workbench.crossword.experiments.EndingsResult;
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

/** {@code hindsight crossword experiment endings}. */
@Command(
    name = "endings",
    header = "How long it takes to prove ends of games, and what the static choice loses there.",
    description = {
      "Static players play games; the first position of each with an empty bag is solved, and if"
          + " the",
      "static choice is another move, so is the position after it. One thread; times are processor",
      "time."
    },
    footer = "  hindsight crossword experiment endings --games 200 --seconds 1")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class CrosswordExperimentEndingsCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "Games to play (${DEFAULT-VALUE}).")
  private long games;

  @Option(
      names = "--seconds",
      paramLabel = "SECONDS",
      defaultValue = "1",
      description = "Time for each search (${DEFAULT-VALUE}).")
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
    LoadedEquipment loaded = LoadedEquipment.open(crossword.files());
    HindsightCommand program = HindsightCommand.of(spec);
    Progress progress = quiet ? Progress.SILENT : TerminalProgress.on(program.console());
    try (Crew alone = new Crew(1, program.cancellation(), progress)) {
      result.print(
          EndingsResult.measure(loaded, played, allowed, alone),
          CrosswordExperimentEndingsCommand::text);
    }
    return ExitCode.FINE;
  }

  private static String text(EndingsResult found) {
    Long most = found.mostLossPoints();
    return new TextTable("", "lrrr")
        .row("", "", "95 % from", "to")
        .row("endings", Integer.toString(found.endings()), "", "")
        .row(
            RangeRow.of(
                "proven within " + seconds(found.secondsAllowed()) + " (%)",
                found.proven(),
                100,
                1))
        .row("half of them within", seconds(found.secondsMedian()), "", "")
        .row("95 % within", seconds(found.secondsOf95()), "", "")
        .row("static choice judged", Long.toString(found.judged()), "", "")
        .row(RangeRow.of("it loses points in (%)", found.errors(), 100, 1))
        .row(RangeRow.of("points lost on average", found.lossPoints(), 1, 1))
        .row("points lost at most", most == null ? "" : most.toString(), "", "")
        .toString()
        .stripTrailing();
  }

  private static String seconds(@Nullable Double seconds) {
    return seconds == null ? "not proven" : String.format(Locale.ROOT, "%.3f s", seconds);
  }
}
