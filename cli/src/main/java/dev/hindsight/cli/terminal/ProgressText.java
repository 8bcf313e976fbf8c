package dev.hindsight.cli.terminal;

import java.time.Duration;
import java.util.Locale;
import me.tongfei.progressbar.ProgressState;

/** The words of a progress line: task, bar, share, rate and time left, cut to the width. */
public final class ProgressText {
  private static final int WIDEST_BAR = 30;
  private static final int NARROWEST_BAR = 5;

  /** Before this much is done, or this long was waited, the time left would be a guess. */
  private static final double LEAST_SHARE = 0.02;

  private static final double LEAST_SECONDS = 10;

  private ProgressText() {}

  static String of(ProgressState state, String unit, int width) {
    return of(
        state.getTaskName(),
        state.getCurrent(),
        state.getMax(),
        unit,
        state.getElapsedAfterStart(),
        width);
  }

  static String of(String task, long done, long total, String unit, Duration elapsed, int width) {
    double share = total <= 0 ? 1 : Math.min(1, (double) done / total);
    double seconds = elapsed.toNanos() / 1e9;
    StringBuilder tail = new StringBuilder();
    tail.append(String.format(Locale.ROOT, "  %3d%%", (int) (share * 100)));
    if (done > 0 && seconds > 0) {
      tail.append("  ").append(amount(done / seconds)).append(' ').append(unit).append("/s");
      if (share < 1 && (share >= LEAST_SHARE || seconds >= LEAST_SECONDS)) {
        tail.append("  ").append(clock(seconds * (1 - share) / share)).append(" left");
      }
    }
    int room = Math.min(WIDEST_BAR, width - task.length() - tail.length() - "  []".length());
    String bar = room < NARROWEST_BAR ? "" : "  [" + bar(share, room) + "]";
    String line = task + bar + tail;
    return line.length() <= width ? line : line.substring(0, width);
  }

  private static String bar(double share, int room) {
    int full = (int) (share * room);
    String tip = full < room ? ">" : "";
    return "=".repeat(full) + tip + " ".repeat(Math.max(0, room - full - 1));
  }

  /** Three figures or so: 812, 12.3k, 1.2M. */
  private static String amount(double value) {
    if (value < 1_000) {
      return String.format(Locale.ROOT, value < 10 ? "%.1f" : "%.0f", value);
    }
    if (value < 1e6) {
      return String.format(Locale.ROOT, "%.1fk", value / 1e3);
    }
    return value < 1e9
        ? String.format(Locale.ROOT, "%.1fM", value / 1e6)
        : String.format(Locale.ROOT, "%.1fG", value / 1e9);
  }

  /** 0:07, 12:34 or 3:12:34. */
  public static String clock(double seconds) {
    long whole = (long) Math.ceil(seconds);
    return whole < 3_600
        ? String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60)
        : String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3_600, whole / 60 % 60, whole % 60);
  }
}
