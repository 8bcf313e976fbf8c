package dev.hindsight.cli.options;

import dev.hindsight.workbench.BuildPlan;
import java.util.Locale;

/** What a build will take, in one line. */
final class BuildPlanText {
  private BuildPlanText() {}

  static String of(BuildPlan plan) {
    return String.format(
        Locale.ROOT,
        "%s: %s, %,d MB of memory, %s%,d MB of disk for the file.",
        plan.what(),
        plan.parts() == 0
            ? "solved in memory"
            : String.format(
                Locale.ROOT,
                "solved on disk in %d part%s",
                plan.parts(),
                plan.parts() == 1 ? "" : "s"),
        plan.memoryBytes() >> 20,
        scratch(plan),
        plan.fileBytes() >> 20);
  }

  private static String scratch(BuildPlan plan) {
    if (plan.scratchBytes() == 0) {
      return "";
    }
    String kept =
        plan.keptBytes() == 0
            ? ""
            : String.format(Locale.ROOT, " (%,d MB are there already)", plan.keptBytes() >> 20);
    return String.format(
        Locale.ROOT, "%,d MB of disk until it is done%s, ", plan.scratchBytes() >> 20, kept);
  }
}
