package dev.hindsight.cli.runs;

import dev.hindsight.workbench.runs.RunStatus;
import java.util.Locale;
import java.util.StringJoiner;

/** Runs for people, some lines each: what and whether it runs, how far it is, what went wrong. */
final class StatusText {
  private StatusText() {}

  static String of(RunStatus.All all) {
    if (all.runs().isEmpty()) {
      return "No runs here.";
    }
    StringJoiner text = new StringJoiner(System.lineSeparator());
    for (RunStatus run : all.runs()) {
      text.add(run.file() + ": " + run.state());
      String workers = run.workers() == 1 ? " worker" : " workers";
      text.add("  " + run.what() + ", " + run.workers() + workers + ", since " + run.since());
      text.add("  " + progress(run));
      if (run.lastFault() != null) {
        text.add(
            "  "
                + run.faults()
                + (run.faults() == 1 ? " fault" : " faults")
                + ", the last: "
                + run.lastFault());
      }
    }
    return text.toString();
  }

  private static String progress(RunStatus run) {
    if (run.task().isEmpty()) {
      return "nothing counted yet";
    }
    StringBuilder line = new StringBuilder();
    line.append(
        String.format(
            Locale.ROOT, "%s: %,d of %,d %s", run.task(), run.done(), run.total(), run.unit()));
    if (run.perSecond() > 0) {
      line.append(
          String.format(
              Locale.ROOT,
              ", %.1f/s (%.1f per worker)",
              run.perSecond(),
              run.perSecond() / Math.max(1, run.workers())));
    }
    Double left = run.secondsLeft();
    if (left != null) {
      long seconds = Math.round(left);
      line.append(
          String.format(
              Locale.ROOT,
              ", %d:%02d:%02d left%s",
              seconds / 3_600,
              seconds / 60 % 60,
              seconds % 60,
              run.after() > 0 ? " in all" : ""));
    }
    if (run.saved() != null) {
      line.append(String.format(Locale.ROOT, ", saved %,d", run.saved()));
    }
    return line.toString();
  }
}
