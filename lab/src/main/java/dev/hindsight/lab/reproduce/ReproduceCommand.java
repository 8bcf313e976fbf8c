package dev.hindsight.lab.reproduce;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.cli.terminal.TerminalProgress;
import dev.hindsight.core.runs.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hindsight lab reproduce}. */
@Command(
    name = "reproduce",
    header = "Run the phases of a design document small, beside what came of them.",
    description = {
      "Each phase is a command of the program; --json tells which. Exact values come out as on the",
      "page of the document, estimates are as rough as their intervals: with --size 100 they take",
      "hours and come close. 003 compares 200 games in both ways with --size 100."
    },
    footer = {"  hindsight lab reproduce 002", "  hindsight lab reproduce 003 --size 100"})
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public final class ReproduceCommand implements Callable<Integer> {
  private static final int MOST_SIZE = 100_000;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "NUMBER", description = "000, 001, 002, 003 or 004.")
  private String document;

  @Option(
      names = "--size",
      paramLabel = "N",
      defaultValue = "1",
      description = "N times as many games, positions and so on (${DEFAULT-VALUE}).")
  private int size;

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    Usage.checkRange(spec, "--size", size, 1, MOST_SIZE);
    @Nullable List<Phase> phases = Documents.all().get(document);
    if (phases == null) {
      throw new ParameterException(
          spec.commandLine(), "a document is one of " + Documents.all().keySet());
    }
    HindsightCommand program = HindsightCommand.of(spec);
    Progress progress = quiet ? Progress.SILENT : TerminalProgress.on(program.console());
    Path folder = Files.createTempDirectory("reproduce");
    try {
      Reproduction reproduction = new Reproduction(folder, size, program.cancellation());
      List<ReproduceResult.Line> lines = new ArrayList<>();
      progress.begin("phases of " + document, phases.size(), "phases");
      try {
        for (Phase phase : phases) {
          lines.add(
              new ReproduceResult.Line(
                  phase.asks(), phase.page(), reproduction.run(phase), phase.commands()));
          progress.advance(1);
        }
      } finally {
        progress.end();
      }
      result.print(new ReproduceResult(document, size, lines));
    } finally {
      delete(folder);
    }
    return ExitCode.FINE;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
