package dev.hindsight.workbench;

import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.util.Locale;

/** A table that was built. */
public record BuildResult(
    @Says("where it is") String file,
    @Says("it is, in a few words") String what,
    @Says("how many values it covers") long entries,
    @Says("what an entry is, such as boards") String unit,
    @Says(value = "real time from start to sealed file", unit = Unit.SECONDS) double seconds,
    @Says(value = "its size on disk", unit = Unit.BYTES) long bytes) {
  /** All of it in one line, for people. */
  public String sentence() {
    return String.format(
        Locale.ROOT,
        "%s: %s, %,d %s in %.2f s, %,d bytes.",
        file,
        what,
        entries,
        unit,
        seconds,
        bytes);
  }
}
