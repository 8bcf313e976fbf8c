package dev.hindsight.cli.runs;

import dev.hindsight.cli.options.OutputOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.runs.RunText;
import dev.hindsight.workbench.runs.Runs;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code hindsight runs merge PART…}. */
@Command(
    name = "merge",
    header = "Merge the parts of a run: the same file as if one machine had done it.",
    description = {
      "Parts are what --part writes. All trials of the run must be there, each once, and all"
          + " parts",
      "must be of the same plan. The files that the plan names must be here as well."
    },
    footer = "  hindsight runs merge wins-*.part --out english.wins")
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class RunsMergeCommand implements Callable<Integer> {
  @Parameters(paramLabel = "PART", arity = "1..*", description = "Parts of one run, in any order.")
  private List<Path> parts;

  @Mixin private OutputOption out;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    try (Crew crew = work.openCrew()) {
      result.print(Runs.merge(parts, out.file(), crew), RunText::of);
    }
    return ExitCode.FINE;
  }
}
