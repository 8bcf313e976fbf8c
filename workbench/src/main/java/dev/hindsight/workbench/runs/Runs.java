package dev.hindsight.workbench.runs;

import dev.hindsight.core.runs.Checkpoints;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Mergeable;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.RunPart;
import dev.hindsight.core.runs.RunParts;
import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import dev.hindsight.core.runs.UnusablePartException;
import dev.hindsight.core.runs.Workforce;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What can be done with runs, whatever the game: write a plan, count a part, put parts together.
 */
public final class Runs {
  private static final long BLOCKS_BETWEEN_SAVES = 64;

  private Runs() {}

  /** A plan that was written. */
  public record Planned(
      @Says("the file") String plan,
      @Says("of run") String kind,
      @Says(value = "how many it has", unit = Unit.TRIALS) long trials,
      @Says("how many share a tally") int block) {}

  /** A part that was counted. */
  public record Counted(
      @Says("the file") String part,
      @Says("of run") String kind,
      @Says("the first trial") long from,
      @Says("one past the last") long to,
      @Says(value = "of the whole run", unit = Unit.TRIALS) long trials,
      @Says(value = "real time", unit = Unit.SECONDS) double seconds,
      @Says(value = "size of the file", unit = Unit.BYTES) long bytes) {}

  /** Writes the plan of a run. */
  public static Planned plan(CountedRun<?, ?> run, Path target) throws IOException {
    OutputFile.check(target);
    RunPlan plan = run.plan();
    WholeFile.write(target, out -> out.write(plan.toBytes()));
    return new Planned(target.toString(), plan.kind(), plan.range().count(), plan.blockSize());
  }

  /** Counts some trials of a run, from where an earlier process left it, and writes the part. */
  public static <T extends Mergeable<T>> Counted count(
      CountedRun<T, ?> run, PartRange wanted, Path target, Workforce workers) throws IOException {
    RunPlan plan = run.plan();
    TrialRange range = wanted.of(plan.range());
    NamedArrays luggage = run.onlyRound();
    double seconds =
        OutputFile.timed(
            target,
            () -> {
              Checkpoints checkpoints = checkpoints(plan, range, target);
              T tally =
                  Trials.of(range, run.counting(luggage))
                      .inBlocksOf(plan.blockSize())
                      .named(plan.kind(), "trials")
                      .carrying(luggage)
                      .checkpointed(checkpoints, "part", BLOCKS_BETWEEN_SAVES * plan.blockSize())
                      .run(workers);
              RunPart.write(target, plan, range, run.counting(luggage).codec(), tally);
              checkpoints.remove();
            });
    return new Counted(
        target.toString(),
        plan.kind(),
        range.first(),
        range.end(),
        plan.range().count(),
        seconds,
        Files.size(target));
  }

  private static Checkpoints checkpoints(RunPlan plan, TrialRange range, Path target)
      throws IOException {
    Provenance provenance =
        new Provenance(
            "part of " + plan.kind(),
            range.seed(),
            range.first(),
            range.count(),
            plan.inputSha256());
    Parameters parameters =
        plan.parameters()
            .with("planTrials", plan.range().first() + ".." + plan.range().end())
            .with("planBlock", plan.blockSize());
    return Checkpoints.beside(target, parameters, provenance);
  }

  /** Puts all parts of a run together and writes what the run would have written. */
  public static Object merge(List<Path> files, Path target, Crew crew) throws IOException {
    OutputFile.check(target);
    checkNoLogs(files);
    RunParts parts = RunParts.open(files);
    OutputFile.checkUnread(target, parts.plan().parameters().texts());
    return merge(parts, RunKinds.open(parts.plan(), InputFiles.BY_NAME), target, crew);
  }

  /** A pattern such as {@code part-*} also names the logs beside the parts. */
  private static void checkNoLogs(List<Path> files) throws UnusablePartException {
    for (Path file : files) {
      if (file.toString().endsWith(RunLog.ENDING)) {
        throw new UnusablePartException(
            file
                + " is the log of a run and not a part; leave logs out, for instance by names that"
                + " end in .part and a pattern such as *.part.");
      }
    }
  }

  private static <T extends Mergeable<T>> Object merge(
      RunParts parts, CountedRun<T, ?> run, Path target, Crew crew) throws IOException {
    T tally = parts.merge(run.counting(run.onlyRound()), crew.progress());
    return run.seal(tally, target, crew);
  }
}
