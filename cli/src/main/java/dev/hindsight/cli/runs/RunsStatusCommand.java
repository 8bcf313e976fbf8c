package dev.hindsight.cli.runs;

import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.workbench.runs.RunStatus;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code hindsight runs status}. */
@Command(
    name = "status",
    header = "Show how far runs are: since when, rate, time left, checkpoint, faults.",
    description = {
      "A run that takes longer than a few seconds keeps a log, NAME.runlog, beside the file NAME"
          + " that it",
      "writes, here or on a cluster. Shows the runs whose logs are in these folders."
    },
    footer = "  hindsight runs status /shared/runs")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class RunsStatusCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "PLACE",
      arity = "0..*",
      defaultValue = ".",
      description = "Folders, or files that runs write (this folder).")
  private List<Path> places;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    result.print(RunStatus.find(places), StatusText::of);
    return ExitCode.FINE;
  }
}
