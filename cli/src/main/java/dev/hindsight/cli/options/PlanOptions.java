package dev.hindsight.cli.options;

import dev.hindsight.cli.HindsightCommand;
import dev.hindsight.workbench.BuildPlan;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** What a build that may go to the disk can be told beforehand, and says beforehand. */
public final class PlanOptions {
  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      converter = MemoryConverter.class,
      description = "Use no more memory than this, such as 12G or 800M (all that Java may use).")
  private @Nullable Long memoryBytes;

  @Option(
      names = "--dry-run",
      description = "Say what memory and disk it takes, and build nothing.")
  private boolean planOnly;

  public long memoryBytes() {
    return memoryBytes == null ? Runtime.getRuntime().maxMemory() : memoryBytes;
  }

  /**
   * Prints the plan, if it is the result or says that the disk is used.
   *
   * @return whether to build
   */
  public boolean announce(
      BuildPlan plan, CommandSpec command, WorkOptions work, ResultOptions result) {
    if (planOnly) {
      result.print(plan, BuildPlanText::of);
      return false;
    }
    if (plan.parts() > 0 && !work.isQuiet()) {
      HindsightCommand.of(command).console().err().println(BuildPlanText.of(plan));
    }
    return true;
  }
}
