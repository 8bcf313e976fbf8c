package dev.hindsight.cli.options;

import dev.hindsight.cli.terminal.ExitCode;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.workbench.BuildPlan;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.SolvedBuild;
import dev.hindsight.workbench.TableBuild;
import dev.hindsight.workbench.runs.RunRequest;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What all commands that build a table do, in this order: check, build, report. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields before it runs the command
public abstract class BuildCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private OutputOption out;

  @Mixin private WorkOptions work;

  @Mixin private ResultOptions result;

  protected final CommandSpec spec() {
    return spec;
  }

  protected final boolean isQuiet() {
    return work.isQuiet();
  }

  protected final int build(Usage.Question<? extends TableBuild<BuildResult>> arguments)
      throws IOException {
    TableBuild<BuildResult> build = checked(arguments);
    try (Crew crew = work.openCrew()) {
      result.print(build.run(out.file(), crew), BuildResult::sentence);
    }
    return ExitCode.FINE;
  }

  /** As {@link #build}, or only what it would take, if the options say so. */
  protected final int buildAsPlanned(SolvedBuild build, PlanOptions planning) throws IOException {
    BuildPlan plan = Usage.checkFiles(spec, () -> build.plan(out.file(), work.threads()));
    return planning.announce(plan, spec, work, result) ? build(() -> build) : ExitCode.FINE;
  }

  /** As {@link #build} with a log beside the table, or only the plan or a part of it. */
  protected final <R, B extends TableBuild<R> & RunRequest<R>> int buildShared(
      Usage.Question<B> arguments, RunOptions options, Function<? super R, String> asText)
      throws IOException {
    return options.isShared()
        ? new SharedRun(spec, work, result)
            .run(Usage.checkFiles(spec, arguments), options, out.file())
        : buildWatched(arguments, options.watching(), asText);
  }

  /** As {@link #build} with a log beside the table, for work that cannot be shared. */
  protected final <R> int buildWatched(
      Usage.Question<? extends TableBuild<R>> arguments,
      WatchOptions options,
      Function<? super R, String> asText)
      throws IOException {
    TableBuild<R> build = checked(arguments);
    R built =
        options.watch(work, out.file(), spec.qualifiedName(), crew -> build.run(out.file(), crew));
    result.print(built, asText);
    return ExitCode.FINE;
  }

  /** Refuses what cannot be built before the work, not after it. */
  private <R> TableBuild<R> checked(Usage.Question<? extends TableBuild<R>> arguments)
      throws IOException {
    return Usage.checkFiles(
        spec,
        () -> {
          TableBuild<R> checked = arguments.ask();
          checked.check(out.file(), work.threads());
          return checked;
        });
  }
}
