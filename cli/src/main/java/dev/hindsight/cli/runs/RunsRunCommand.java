package dev.hindsight.cli.runs;

import dev.hindsight.cli.options.OutputOption;
import dev.hindsight.cli.options.ResultOptions;
import dev.hindsight.cli.options.RunOptions;
import dev.hindsight.cli.options.SharedRun;
import dev.hindsight.cli.options.Usage;
import dev.hindsight.cli.options.WorkOptions;
import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.RunKinds;
import dev.hindsight.workbench.runs.RunText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hindsight runs run PLAN}. */
@Command(
    name = "run",
    header = "Count what a plan says on this machine, all of it or a part.",
    description = {
      "A plan is what a command that counts writes with --plan. Files are looked for under the"
          + " names",
      "that the plan has, and must be the same to the last bit. The result is that of the command",
      "itself; stopped in any way, the same command goes on where it was."
    },
    footer = {
      "  hindsight crossword build win-chance --games 200000 --plan --out wins.plan",
      "  hindsight runs run wins.plan --part 3/8 --out wins-3.part"
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
final class RunsRunCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "PLAN", description = "The plan of a run.")
  private Path plan;

  @Mixin private OutputOption out;

  @Mixin private RunOptions run;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  @Override
  public Integer call() throws IOException {
    OutputFile.check(out.file());
    RunPlan read = RunKinds.read(plan);
    Path target = out.file();
    Usage.checkFiles(spec, () -> OutputFile.checkUnread(target, read.parameters().texts()));
    CountedRun<?, ?> opened = RunKinds.open(read, InputFiles.BY_NAME);
    if (run.isShared()) {
      return new SharedRun(spec, work, result).run(opened, run, out.file());
    }
    Object done =
        run.watching()
            .watch(
                work, out.file(), opened.plan().kind(), crew -> opened.run(out.file(), crew, crew));
    result.print(done, RunText::of);
    return ExitCode.FINE;
  }
}
