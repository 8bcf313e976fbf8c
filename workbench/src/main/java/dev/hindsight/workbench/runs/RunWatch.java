package dev.hindsight.workbench.runs;

import dev.hindsight.core.runs.Progress;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * Watches a run: passes on what it hears, writes the log beside the file that the run makes, and
 * knows the figures at any time.
 *
 * <pre>{@code
 * try (RunWatch watch = RunWatch.beside(target, "oware.duel", 2, progress)) {
 *   ... run with a crew that reports to watch ...
 *   watch.finished();
 * }
 * }</pre>
 */
public final class RunWatch implements Progress, AutoCloseable {
  private static final long NANOS_BETWEEN_RATES = 10_000_000_000L;

  private final Progress shown;
  private final RunLog log;
  private final String what;
  private String task = "";
  private String unit = "trials";
  private long total;
  private long done;
  private long doneBefore;
  private long savedNext;
  private long faults;
  private long taskNanos = System.nanoTime();
  private long ratedNanos = taskNanos;
  private int workers;
  private boolean isFinished;

  private RunWatch(RunLog log, String what, int workers, Progress shown) {
    this.log = log;
    this.what = what;
    this.workers = workers;
    this.shown = shown;
    log.start(what, workers);
  }

  /** A watch over the run that writes {@code target}. */
  public static RunWatch beside(Path target, String what, int workers, Progress shown) {
    return new RunWatch(RunLog.beside(target), what, workers, shown);
  }

  /** Says what to type to repeat the run. */
  public void command(String line) {
    log.command(line);
  }

  @Override
  public synchronized void begin(String name, long units, String unitName) {
    begin(name, units, unitName, 0);
  }

  @Override
  public synchronized void begin(String name, long units, String unitName, long after) {
    task = name;
    total = units;
    unit = unitName;
    done = 0;
    doneBefore = 0;
    taskNanos = System.nanoTime();
    ratedNanos = taskNanos;
    log.task(name, units, unitName);
    if (after > 0) {
      log.after(after);
    }
    shown.begin(name, units, unitName, after);
  }

  @Override
  public synchronized void advance(long amount) {
    done += amount;
    if (System.nanoTime() - ratedNanos >= NANOS_BETWEEN_RATES) {
      ratedNanos = System.nanoTime();
      log.rate(done, perSecond());
    }
    shown.advance(amount);
  }

  @Override
  public synchronized void resumed(long amount) {
    done += amount;
    doneBefore += amount;
    shown.resumed(amount);
  }

  @Override
  public synchronized void saved(long next) {
    savedNext = next;
    log.saved(next);
    shown.saved(next);
  }

  @Override
  public synchronized void mended(String fault) {
    faults++;
    log.fault(fault);
    shown.mended(fault);
  }

  @Override
  public void measured(Map<String, Double> figures) {
    log.figures(figures);
    shown.measured(figures);
  }

  @Override
  public synchronized void workers(int count) {
    if (count != workers) {
      workers = count;
      log.workers(count);
      shown.workers(count);
    }
  }

  @Override
  public synchronized void end() {
    log.rate(done, perSecond());
    shown.end();
  }

  /** All is done; without this the log ends with a stop. */
  public synchronized void finished() {
    isFinished = true;
  }

  @Override
  public synchronized void close() {
    log.end(isFinished);
  }

  private double perSecond() {
    double seconds = (System.nanoTime() - taskNanos) / 1e9;
    return seconds <= 0 ? 0 : (done - doneBefore) / seconds;
  }

  /** The figures as Prometheus reads them. */
  public synchronized String prometheus() {
    String labels =
        "{run=\"" + escaped(what) + "\",task=\"" + escaped(task) + "\",unit=\"" + unit + "\"}";
    StringBuilder text = new StringBuilder();
    metric(
        text, "hindsight_done", "gauge", "Units of the task that are done.", labels, (double) done);
    metric(text, "hindsight_total", "gauge", "Units that the task has.", labels, (double) total);
    metric(text, "hindsight_per_second", "gauge", "Units a second.", labels, perSecond());
    metric(
        text, "hindsight_saved", "gauge", "Units in the checkpoint.", labels, (double) savedNext);
    metric(text, "hindsight_faults_total", "counter", "Faults mended.", labels, (double) faults);
    metric(text, "hindsight_workers", "gauge", "Threads or slots.", labels, workers);
    return text.toString();
  }

  private static void metric(
      StringBuilder text, String name, String type, String help, String labels, double value) {
    text.append("# HELP ").append(name).append(' ').append(help).append('\n');
    text.append("# TYPE ").append(name).append(' ').append(type).append('\n');
    String number =
        value == Math.rint(value)
            ? Long.toString((long) value)
            : String.format(Locale.ROOT, "%.3f", value);
    text.append(name).append(labels).append(' ').append(number).append('\n');
  }

  private static String escaped(String label) {
    return label.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
  }
}
