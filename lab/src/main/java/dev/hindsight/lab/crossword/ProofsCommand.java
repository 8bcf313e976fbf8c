package dev.hindsight.lab.crossword;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.crossword.options.CrosswordOptions;
import dev.hindsight.cli.options.HelpOrder;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Seconds;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.TerminalProgress;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * An experiment on how long proofs take in positions of static games; subclasses choose the
 * positions. One thread, since it is processor time that is measured.
 *
 * @param <R> what is found
 */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
abstract class ProofsCommand<R> implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "Games to play (${DEFAULT-VALUE}).")
  private long games;

  @Mixin private SeedOption seed;

  @Mixin private CrosswordOptions crossword;

  @Option(names = "--quiet", order = HelpOrder.QUIET, description = "Show no progress.")
  private boolean quiet;

  @Mixin private ResultOptions result;

  /** Time for each position. */
  protected abstract BigDecimal seconds();

  /** Looks at options of its own, so that wrong usage is told at once. */
  protected abstract Measure<R> open(CommandSpec spec, Duration allowed);

  /** What was found, as people read it. */
  protected abstract String text(R found);

  /** What is measured, once the files are in memory. */
  @FunctionalInterface
  interface Measure<R> {
    R run(LoadedEquipment loaded, CrosswordExperiment.Games played, Crew alone);
  }

  @Override
  public final Integer call() throws IOException {
    CrosswordExperiment.Games played =
        Usage.check(spec, () -> new CrosswordExperiment.Games(games, seed.seed()));
    Measure<R> measure = open(spec, Seconds.of(spec, "--seconds", seconds()));
    LoadedEquipment loaded = LoadedEquipment.open(crossword.files());
    HindsightCommand program = HindsightCommand.of(spec);
    Progress progress = quiet ? Progress.SILENT : TerminalProgress.on(program.console());
    try (Crew alone = new Crew(1, program.cancellation(), progress)) {
      result.print(measure.run(loaded, played, alone), this::text);
    }
    return ExitCode.FINE;
  }

  /** A time as the table shows it. */
  static String timeText(@Nullable Double seconds) {
    return seconds == null ? "not proven" : String.format(Locale.ROOT, "%.3f s", seconds);
  }
}
