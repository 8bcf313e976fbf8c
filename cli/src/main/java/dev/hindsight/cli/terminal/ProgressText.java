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

  /** Nor is there one while the program is still getting up to speed. */
  private static final double LEAST_SECONDS_AT_ALL = 1;

  private static final String LEFT = " left";
  private static final String LEFT_IN_ALL = " left in all";

  private ProgressText() {}

  /**
   * What there is to do.
   *
   * @param after units of the same job that come after the task
   */
  record Work(String task, long total, String unit, long after) {}

  static String of(Work work, long before, ProgressState state, int width) {
    return of(work, before, state.getCurrent(), state.getElapsedAfterStart(), width);
  }

  /**
   * The line.
   *
   * @param before units that were done before the clock started
   * @param done units, those included
   */
  static String of(Work work, long before, long done, Duration elapsed, int width) {
    String task = work.task;
    long total = work.total;
    double share = total <= 0 ? 1 : Math.min(1, (double) done / total);
    double seconds = elapsed.toNanos() / 1e9;
    StringBuilder tail = new StringBuilder();
    tail.append(String.format(Locale.ROOT, "  %3d%%", (int) (share * 100)));
    if (done > before && seconds > 0) {
      double rate = (done - before) / seconds;
      tail.append("  ").append(amount(rate)).append(' ').append(work.unit).append("/s");
      double left = Math.max(0, total - done) + (double) work.after;
      if (left > 0 && isTelling((done - before) / (done - before + left), seconds)) {
        tail.append("  ").append(clock(left / rate)).append(work.after > 0 ? LEFT_IN_ALL : LEFT);
      }
    }
    int room = Math.min(WIDEST_BAR, width - task.length() - tail.length() - "  []".length());
    String bar = room < NARROWEST_BAR ? "" : "  [" + bar(share, room) + "]";
    String line = task + bar + tail;
    return line.length() <= width ? line : line.substring(0, width);
  }

  /**
   * Whether this large a share of the work, done in this many seconds, tells how long the rest
   * takes.
   */
  private static boolean isTelling(double share, double seconds) {
    return seconds >= LEAST_SECONDS_AT_ALL && (share >= LEAST_SHARE || seconds >= LEAST_SECONDS);
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
