package dev.hindsight.workbench.runs;

import dev.hindsight.core.tables.AppendedLines;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What happened to a run, a line for each event, in {@code NAME.runlog} beside the file {@code
 * NAME} that it writes:
 *
 * <pre>
 * 2026-11-17T09:15:25Z start 4711 host 2 crossword.rack-equity
 * 2026-11-17T09:15:25Z command hindsight crossword build rack-equity --games 20000 --out NAME
 * 2026-11-17T09:15:25Z task 20000 games generation 1 of 2
 * 2026-11-17T09:15:25Z after 20000
 * 2026-11-17T09:15:35Z rate 4500 450.0
 * 2026-11-17T09:15:50Z saved 10000
 * 2026-11-17T09:15:50Z figures generation=1 leaveChangePoints=0.53
 * 2026-11-17T09:15:51Z fault executor 1 was lost
 * 2026-11-17T09:15:52Z workers 1
 * 2026-11-17T09:16:09Z end done
 * </pre>
 *
 * After a task comes what the run has to do after it, in the same units, unless that is nothing.
 * Lines are only ever added; a run that is taken up again begins with another start. A run that is
 * over within {@value #SECONDS_UNTIL_WRITTEN} seconds leaves none. Losing the log never stops a
 * run.
 */
final class RunLog {
  static final String ENDING = ".runlog";
  static final int SECONDS_UNTIL_WRITTEN = 5;

  private final Path file;
  private final long bornNanos = System.nanoTime();
  private final List<Supplier<String>> waiting = new ArrayList<>();

  private RunLog(Path file) {
    this.file = file;
  }

  /** The log of the run that writes {@code target}. */
  static RunLog beside(Path target) {
    return new RunLog(target.resolveSibling(target.getFileName() + ENDING));
  }

  void start(String what, int workers) {
    // Asking for the name of the machine may take seconds; a short run never does.
    add(
        () ->
            String.format(
                Locale.ROOT,
                "start %d %s %d %s",
                ProcessHandle.current().pid(),
                hostName(),
                workers,
                what));
  }

  /** What to type to repeat the run. */
  void command(String line) {
    add("command " + line.replaceAll("\\s+", " "));
  }

  void task(String name, long total, String unit) {
    add("task " + total + " " + unit + " " + name);
  }

  /** Units that come after the task and take about as long. */
  void after(long units) {
    add("after " + units);
  }

  void rate(long done, double perSecond) {
    add(String.format(Locale.ROOT, "rate %d %.1f", done, perSecond));
  }

  void saved(long next) {
    add("saved " + next);
  }

  /** What was measured; what is not a number is left out. */
  void figures(Map<String, Double> figures) {
    StringBuilder line = new StringBuilder("figures");
    figures.forEach(
        (name, value) -> {
          if (Double.isFinite(value)) {
            line.append(' ').append(name).append('=').append(value);
          }
        });
    add(line.toString());
  }

  void workers(int count) {
    add("workers " + count);
  }

  void fault(String sentence) {
    add("fault " + sentence.replaceAll("\\s+", " "));
    write();
  }

  void end(boolean isDone) {
    add(isDone ? "end done" : "end stopped");
  }

  private void add(String event) {
    add(() -> event);
  }

  private synchronized void add(Supplier<String> event) {
    Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    waiting.add(() -> now + " " + event.get() + "\n");
    if (System.nanoTime() - bornNanos > SECONDS_UNTIL_WRITTEN * 1_000_000_000L) {
      write();
    }
  }

  private synchronized void write() {
    StringBuilder lines = new StringBuilder();
    waiting.forEach(line -> lines.append(line.get()));
    try {
      AppendedLines.add(file, lines.toString());
      waiting.clear();
    } catch (IOException lost) {
      // The work matters and its log does not; the next line tries again.
      return;
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
