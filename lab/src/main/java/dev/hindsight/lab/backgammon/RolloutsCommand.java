package dev.hindsight.lab.backgammon;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.HelpOrder;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.TerminalProgress;
import dev.hindsight.core.runs.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hindsight lab backgammon rollouts}. */
@Command(
    name = "rollouts",
    header = "How far nets are from what rollouts say, by kind of game.",
    description = {
      "Asks the nets, or a gnubg that waits for questions, about every position of a table of"
          + " 'backgammon",
      "build rollouts'. The mean error holds the noise of the rollouts; the root mean square is"
          + " without it."
    },
    footer = {
      "  hindsight lab backgammon rollouts --rollouts some.rollouts --plies 1",
      "  hindsight lab backgammon rollouts --rollouts some.rollouts --gnubg 4321"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class RolloutsCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--rollouts",
      paramLabel = "FILE",
      required = true,
      description = "A table of 'backgammon build rollouts'.")
  private Path rollouts;

  @Option(
      names = "--nets",
      paramLabel = "FILE",
      description = "Nets to use instead of the built-in ones.")
  private @Nullable Path nets;

  @Option(
      names = "--plies",
      paramLabel = "N",
      defaultValue = "0",
      description = "How far the judge looks ahead (${DEFAULT-VALUE}).")
  private int plies;

  @Option(
      names = "--gnubg",
      paramLabel = "PORT",
      description = "Where a gnubg waits that shall judge in place of nets.")
  private @Nullable Integer gnubg;

  @Option(names = "--quiet", order = HelpOrder.QUIET, description = "Show no progress.")
  private boolean quiet;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    BackgammonRolloutExperiment experiment =
        Usage.check(
            spec,
            () ->
                new BackgammonRolloutExperiment(
                    rollouts,
                    Optional.ofNullable(nets),
                    plies,
                    gnubg == null ? OptionalInt.empty() : OptionalInt.of(gnubg)));
    HindsightCommand program = HindsightCommand.of(spec);
    Progress progress = quiet ? Progress.SILENT : TerminalProgress.on(program.console());
    RolloutErrors errors =
        Usage.checkFiles(spec, () -> experiment.run(program.cancellation(), progress));
    result.print(errors, RolloutsCommand::text);
    return ExitCode.FINE;
  }

  private static String text(RolloutErrors errors) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%-12s %9s %12s %16s %8s %8s%n",
            "kind",
            "positions",
            "label error",
            "mean error",
            "rms",
            "behind"));
    for (RolloutErrors.Kind kind : errors.kinds()) {
      text.append(
          String.format(
              Locale.ROOT,
              "%-12s %,9d %12.4f %8.4f ± %.4f %8.4f %+8.4f%n",
              kind.kind(),
              kind.positions(),
              kind.labelError(),
              kind.meanError(),
              kind.meanErrorError(),
              kind.rmsError(),
              kind.biasBehind()));
    }
    return text.toString().stripTrailing();
  }
}
