package dev.hindsight.cluster;

import dev.hindsight.core.runs.Progress;
import java.io.PrintStream;
import java.util.Locale;

/**
 * Says now and then how far a run has come, and at once what went wrong and was mended: lines and
 * no bar, since nobody knows where a driver runs.
 */
final class ProgressLines implements Progress {
  private static final long NANOS_BETWEEN_LINES = 10_000_000_000L;

  private final PrintStream out;
  private String task = "";
  private String unit = "";
  private long total;
  private long after;
  private long done;
  private long saidDone;
  private long saidNanos;
  private boolean isFirstLine = true;

  ProgressLines(PrintStream out) {
    this.out = out;
  }

  @Override
  public void begin(String name, long units, String unitName) {
    begin(name, units, unitName, 0);
  }

  @Override
  public synchronized void begin(String name, long units, String unitName, long unitsAfter) {
    task = name;
    unit = unitName;
    total = units;
    after = unitsAfter;
    done = 0;
    saidDone = 0;
    saidNanos = System.nanoTime();
  }

  @Override
  public synchronized void advance(long amount) {
    done += amount;
    long now = System.nanoTime();
    if (now - saidNanos >= NANOS_BETWEEN_LINES) {
      // Before the first line executors were starting.
      String rate = isFirstLine ? "" : rate((done - saidDone) * 1e9 / (now - saidNanos));
      out.println(String.format(Locale.ROOT, "%s: %,d of %,d %s%s", task, done, total, unit, rate));
      isFirstLine = false;
      saidDone = done;
      saidNanos = now;
    }
  }

  @Override
  public synchronized void resumed(long amount) {
    done += amount;
    saidDone += amount;
  }

  private String rate(double perSecond) {
    long seconds = Math.round((total - done + after) / perSecond);
    return String.format(
        Locale.ROOT,
        ", %.1f/s, %d:%02d:%02d left%s",
        perSecond,
        seconds / 3_600,
        seconds / 60 % 60,
        seconds % 60,
        after > 0 ? " in all" : "");
  }

  @Override
  public synchronized void mended(String fault) {
    out.println("hindsight: " + fault);
  }

  @Override
  public void end() {}
}
