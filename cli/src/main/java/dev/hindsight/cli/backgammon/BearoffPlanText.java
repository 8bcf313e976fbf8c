package dev.hindsight.cli.backgammon;

import dev.hindsight.workbench.backgammon.BearoffPlan;
import java.util.Locale;

/** What a bearoff build will take, in one line. */
final class BearoffPlanText {
  private BearoffPlanText() {}

  static String of(BearoffPlan plan) {
    return String.format(
        Locale.ROOT,
        "%s: %s, %,d MB of memory, %s%,d MB of disk for the file.",
        plan.what(),
        plan.bands() == 0
            ? "solved in memory"
            : String.format(Locale.ROOT, "solved on disk in %d bands", plan.bands()),
        plan.memoryBytes() >> 20,
        scratch(plan),
        plan.fileBytes() >> 20);
  }

  private static String scratch(BearoffPlan plan) {
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
