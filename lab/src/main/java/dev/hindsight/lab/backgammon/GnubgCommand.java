package dev.hindsight.lab.backgammon;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.HelpOrder;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.TerminalProgress;
import dev.hindsight.core.runs.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hindsight lab backgammon gnubg}. */
@Command(
    name = "gnubg",
    header = "How much equity nets give away, as the local gnubg sees it.",
    description = {
      "In games of the nets against themselves, gnubg is asked at every decision with contact;"
          + " where it",
      "would play otherwise, it values both positions. Tell it first how to move and where to"
          + " wait:",
      "  set evaluation chequerplay evaluation plies 2",
      "  set evaluation chequerplay evaluation cubeful off",
      "  external localhost:4321"
    },
    footer = {"  hindsight lab backgammon gnubg --port 4321 --decisions 2000"})
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class GnubgCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "4321",
      description = "Where gnubg waits (${DEFAULT-VALUE}).")
  private int port;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "2",
      description = "How far gnubg looks ahead to value positions (${DEFAULT-VALUE}).")
  private int plies;

  @Option(
      names = "--decisions",
      paramLabel = "N",
      defaultValue = "2000",
      description = "Decisions to look at (${DEFAULT-VALUE}).")
  private long decisions;

  @Option(
      names = "--nets",
      paramLabel = "FILE",
      description = "Nets to use instead of the built-in ones.")
  private @Nullable Path nets;

  @Option(names = "--quiet", order = HelpOrder.QUIET, description = "Show no progress.")
  private boolean quiet;

  @Mixin private SeedOption seed;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    BackgammonGnubgExperiment experiment =
        Usage.check(
            spec,
            () ->
                new BackgammonGnubgExperiment(
                    Optional.ofNullable(nets), port, plies, decisions, seed.seed()));
    HindsightCommand program = HindsightCommand.of(spec);
    Progress progress = quiet ? Progress.SILENT : TerminalProgress.on(program.console());
    result.print(experiment.run(program.cancellation(), progress), GnubgCommand::text);
    return ExitCode.FINE;
  }

  private static String text(GnubgErrors errors) {
    return String.format(
        Locale.ROOT,
        "%,d decisions, %,d as gnubg plays; lost on average %.2f (%.2f to %.2f) thousandths"
            + " of a point.",
        errors.decisions(),
        errors.agreed(),
        errors.milliEquity().estimate(),
        errors.milliEquity().low(),
        errors.milliEquity().high());
  }
}
