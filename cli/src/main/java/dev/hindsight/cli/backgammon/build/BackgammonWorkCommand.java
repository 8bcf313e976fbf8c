package dev.hindsight.cli.backgammon.build;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.HelpOrder;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.SeedOption;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.workbench.backgammon.build.BackgammonWork;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code hindsight backgammon work}. */
@Command(
    name = "work",
    header = "Play games for a learner in another process.",
    description = {
      "A worker plays with the newest nets of the learner and waits while the buffer is full or"
          + " the",
      "server is away. Started again under its name, it goes on with the next game. It plays with"
          + " one",
      "thread; to use more processors, start more workers."
    },
    footer = {
      "  hindsight backgammon work --buffer redis://localhost:6379/a --worker one",
      "  hindsight backgammon work --buffer redis://server/a --worker two --games 10000"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class BackgammonWorkCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--buffer",
      paramLabel = "PLACE",
      required = true,
      description = "Where the learner looks: redis://HOST:PORT/RUN.")
  private String buffer;

  @Option(
      names = "--worker",
      paramLabel = "NAME",
      required = true,
      description = "A name that no other worker of the run has.")
  private String worker;

  @Option(names = "--games", paramLabel = "N", description = "Games to play (until stopped).")
  private long games = Long.MAX_VALUE;

  @Option(
      names = "--table",
      paramLabel = "FILE",
      description = "A two-sided bearoff to look positions up in (6 checkers, solved on the spot).")
  private @Nullable Path table;

  @Mixin private AnchorsOption anchors;

  @Mixin private SeedOption seed;

  @Option(
      names = "--threads",
      order = HelpOrder.THREADS,
      paramLabel = "N",
      description = "Solve the bearoff with N threads (all processors); games are played by one.")
  private @Nullable Integer threads;

  @Option(names = "--quiet", order = HelpOrder.QUIET, description = "Show nothing but the result.")
  private boolean quiet;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    BackgammonWork wanted =
        Usage.checkFiles(
            spec,
            () ->
                new BackgammonWork(
                    buffer,
                    worker,
                    games,
                    seed.seed(),
                    Optional.ofNullable(table),
                    anchors.choice()));
    try (Crew crew =
        new Crew(threads(), HindsightCommand.of(spec).cancellation(), Progress.SILENT)) {
      BackgammonWork.Outcome outcome = wanted.run(crew, events());
      crew.cancellation().check();
      result.print(outcome, BackgammonWorkCommand::text);
    }
    return ExitCode.FINE;
  }

  private Consumer<String> events() {
    return quiet ? event -> {} : EventLines.on(spec.commandLine());
  }

  private int threads() {
    return WorkOptions.threads(spec, threads);
  }

  private static String text(BackgammonWork.Outcome outcome) {
    return String.format(
        Locale.ROOT,
        "worker %s: %,d games in %.2f s%n",
        outcome.worker(),
        outcome.games(),
        outcome.seconds());
  }
}
