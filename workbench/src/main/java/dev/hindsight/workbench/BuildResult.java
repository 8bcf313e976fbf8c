package dev.hindsight.workbench;

import java.util.Locale;

/**
 * A table that was built.
 *
 * @param file where it is
 * @param what it is, in a few words
 * @param entries how many values it covers
 * @param unit what an entry is, such as boards
 * @param seconds real time from start to sealed file
 * @param bytes its size on disk
 */
public record BuildResult(
    String file, String what, long entries, String unit, double seconds, long bytes) {
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
