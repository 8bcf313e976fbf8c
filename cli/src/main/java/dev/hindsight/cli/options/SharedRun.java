package dev.hindsight.cli.options;

import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.RunRequest;
import dev.hindsight.workbench.runs.Runs;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;

/** Writes the plan of a run, or counts a part of it. */
public final class SharedRun {
  private final CommandSpec command;
  private final WorkOptions work;
  private final ResultOptions result;

  public SharedRun(CommandSpec command, WorkOptions work, ResultOptions result) {
    this.command = command;
    this.work = work;
    this.result = result;
  }

  /** Does what the options say, with the file to write. */
  public int run(RunRequest<?> request, RunOptions options, Path out) throws IOException {
    return run(
        Usage.checkFiles(
            command,
            () -> {
              boolean isPlan = options.isPlan();
              if (!isPlan) {
                options.part();
              }
              CountedRun<?, ?> opened = request.open(InputFiles.BY_NAME);
              opened.plan();
              return opened;
            }),
        options,
        out);
  }

  /** Runs, plans or counts a part of a run that is already open. */
  public int run(CountedRun<?, ?> run, RunOptions options, Path out) throws IOException {
    if (options.isPlan()) {
      result.print(Runs.plan(run, out), SharedRun::text);
      return ExitCode.FINE;
    }
    Usage.checkFiles(
        command,
        () -> {
          options.part().of(run.plan().range());
          return run.onlyRound();
        });
    Runs.Counted counted =
        options
            .watching()
            .watch(
                work, out, run.plan().kind(), crew -> Runs.count(run, options.part(), out, crew));
    result.print(counted, SharedRun::text);
    return ExitCode.FINE;
  }

  /** A plan that was written. */
  public static String text(Runs.Planned planned) {
    return String.format(
        Locale.ROOT,
        "%s: plan of %,d trials of %s",
        planned.plan(),
        planned.trials(),
        planned.kind());
  }

  private static String text(Runs.Counted part) {
    return String.format(
        Locale.ROOT,
        "%s: trials %d..%d of %,d of %s, %.1f s",
        part.part(),
        part.from(),
        part.to(),
        part.trials(),
        part.kind(),
        part.seconds());
  }
}
