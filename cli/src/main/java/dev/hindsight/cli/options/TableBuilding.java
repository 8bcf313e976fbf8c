package dev.hindsight.cli.options;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.TableBuild;
import dev.hindsight.workbench.runs.RunRequest;
import java.io.IOException;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;

/** What all commands that build a table do, in this order: check, build, report. */
public final class TableBuilding {
  private final CommandSpec command;
  private final OutputOption out;
  private final @Nullable WorkOptions work;
  private final ResultOptions result;

  public TableBuilding(
      CommandSpec command, OutputOption out, @Nullable WorkOptions work, ResultOptions result) {
    this.command = command;
    this.out = out;
    this.work = work;
    this.result = result;
  }

  /** For work of one thread that is over in a moment, and so has no options. */
  public TableBuilding(CommandSpec command, OutputOption out, ResultOptions result) {
    this(command, out, null, result);
  }

  public int run(Usage.Question<? extends TableBuild<BuildResult>> arguments) throws IOException {
    return run(arguments, BuildText::of);
  }

  /** As {@link #run}, or only the plan or a part of it, if the options say so. */
  public <R, B extends TableBuild<R> & RunRequest<R>> int run(
      Usage.Question<B> arguments, RunOptions options, Function<? super R, String> asText)
      throws IOException {
    return options.isShared()
        ? new SharedRun(command, Objects.requireNonNull(work), result)
            .run(Usage.checkFiles(command, arguments), options, out.file())
        : run(arguments, asText);
  }

  /** Refuses what cannot be built before the work, not after it. */
  public <R> int run(
      Usage.Question<? extends TableBuild<R>> arguments, Function<? super R, String> asText)
      throws IOException {
    TableBuild<R> build =
        Usage.checkFiles(
            command,
            () -> {
              TableBuild<R> checked = arguments.ask();
              checked.check(out.file(), work == null ? 1 : work.threads());
              return checked;
            });
    try (Crew crew = openCrew()) {
      result.print(build.run(out.file(), crew), asText);
    }
    return ExitCode.FINE;
  }

  private Crew openCrew() {
    return work == null
        ? new Crew(1, HindsightCommand.of(command).cancellation(), Progress.SILENT)
        : work.openCrew();
  }
}
