package dev.hindsight.workbench;

import dev.hindsight.core.NotEnoughRoomException;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A table that is solved: what its build takes is known before it starts.
 *
 * @param what it is, in a few words
 * @param entries how many it has
 * @param unit what an entry is, in the plural
 * @param form what its file is
 * @param planner says what it takes
 * @param work builds
 */
public record SolvedBuild(
    String what, long entries, String unit, FileForm form, Planner planner, Work work)
    implements TableBuild<BuildResult> {
  /** Says what a build takes; it refuses what would run out of memory. */
  public interface Planner {
    BuildPlan plan(Path target, int threads) throws IOException;
  }

  /** Builds; the file is complete, or not there. */
  public interface Work {
    void run(Path target, Crew crew) throws IOException;
  }

  @Override
  public void check(Path target, int threads) throws IOException {
    plan(target, threads);
  }

  /**
   * What the build of this file will take.
   *
   * @throws NotEnoughRoomException for what would run out of memory or disk after a long while
   * @throws IOException for what a build of something else has left there
   */
  public BuildPlan plan(Path target, int threads) throws IOException {
    form.checkName(target);
    BuildPlan plan = planner.plan(target, threads);
    plan.checkDisk(target);
    return plan;
  }

  @Override
  public BuildResult run(Path target, Crew crew) throws IOException {
    OutputFile.check(target, form);
    plan(target, crew.threads());
    double seconds = OutputFile.timed(target, form, () -> work.run(target, crew));
    return new BuildResult(target.toString(), what, entries, unit, seconds, Files.size(target));
  }
}
