package dev.hindsight.workbench.runs;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/**
 * What happened to a run, a line for each event, in {@code NAME.runlog} beside the file {@code
 * NAME} that it writes:
 *
 * <pre>
 * 2026-11-17T09:15:25Z start 4711 host 2 crossword.win-chance
 * 2026-11-17T09:15:25Z task 20000 games win chances
 * 2026-11-17T09:15:35Z rate 4500 450.0
 * 2026-11-17T09:15:50Z saved 10000
 * 2026-11-17T09:15:51Z fault executor 1 was lost
 * 2026-11-17T09:16:09Z end done
 * </pre>
 *
 * Lines are only ever added; a run that is taken up again begins with another start. A run that is
 * over within {@value #SECONDS_UNTIL_WRITTEN} seconds leaves none. Losing the log never stops a
 * run.
 */
final class RunLog {
  static final String ENDING = ".runlog";
  static final int SECONDS_UNTIL_WRITTEN = 5;

  private final Path file;
  private final long bornNanos = System.nanoTime();
  private final StringBuilder waiting = new StringBuilder();

  private RunLog(Path file) {
    this.file = file;
  }

  /** The log of the run that writes {@code target}. */
  static RunLog beside(Path target) {
    return new RunLog(target.resolveSibling(target.getFileName() + ENDING));
  }

  void start(String what, int workers) {
    add("start " + ProcessHandle.current().pid() + " " + hostName() + " " + workers + " " + what);
  }

  void task(String name, long total, String unit) {
    add("task " + total + " " + unit + " " + name);
  }

  void rate(long done, double perSecond) {
    add(String.format(Locale.ROOT, "rate %d %.1f", done, perSecond));
  }

  void saved(long next) {
    add("saved " + next);
  }

  void fault(String sentence) {
    add("fault " + sentence.replaceAll("\\s+", " "));
  }

  void end(boolean isDone) {
    add(isDone ? "end done" : "end stopped");
  }

  private synchronized void add(String event) {
    waiting.append(Instant.now().truncatedTo(ChronoUnit.SECONDS)).append(' ').append(event);
    waiting.append('\n');
    boolean isLong = System.nanoTime() - bornNanos > SECONDS_UNTIL_WRITTEN * 1_000_000_000L;
    if (isLong || event.startsWith("fault")) {
      try {
        Files.writeString(
            file,
            waiting,
            StandardCharsets.UTF_8,
            StandardOpenOption.CREATE,
            StandardOpenOption.APPEND);
        waiting.setLength(0);
      } catch (IOException lost) {
        // The work matters and its log does not; the next line tries again.
        return;
      }
    }
  }

  static String hostName() {
    try {
      return InetAddress.getLocalHost().getHostName().replace(' ', '-');
    } catch (UnknownHostException unknown) {
      return "unknown";
    }
  }
}
