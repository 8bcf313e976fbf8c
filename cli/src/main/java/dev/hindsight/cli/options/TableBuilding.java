package dev.hindsight.cli.options;

import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.TableBuild;
import java.io.IOException;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;

/** What all commands that build a table do, in this order: check, build, report. */
public final class TableBuilding {
  private final CommandSpec command;
  private final OutputOption out;
  private final WorkOptions work;
  private final ResultOptions result;

  public TableBuilding(
      CommandSpec command, OutputOption out, WorkOptions work, ResultOptions result) {
    this.command = command;
    this.out = out;
    this.work = work;
    this.result = result;
  }

  /** Refuses what cannot be built before the work, not after it. */
  public int run(Supplier<? extends TableBuild> arguments) throws IOException {
    TableBuild build = Usage.check(command, arguments::get);
    Usage.checkFiles(
        command,
        () -> {
          build.check(out.file(), work.threads());
          return build;
        });
    try (Crew crew = work.openCrew()) {
      result.print(build.run(out.file(), crew), BuildText::of);
    }
    return ExitCode.FINE;
  }
}
