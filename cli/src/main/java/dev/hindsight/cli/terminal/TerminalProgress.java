package dev.hindsight.cli.terminal;

import dev.hindsight.core.runs.Progress;
import java.io.PrintWriter;
import java.util.concurrent.atomic.AtomicLong;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Progress as one line on the terminal behind standard error, drawn over a few times a second and
 * wiped when the task is over:
 *
 * <pre>
 * layer 9  [=========>          ]  48%  1.2M states/s  0:07 left
 * </pre>
 *
 * <p>Without a terminal there is none: {@link #on} then gives a silent one.
 */
public final class TerminalProgress implements Progress {
  private static final int REDRAW_MILLIS = 200;

  private final PrintWriter err;
  private final int columns;
  private volatile @Nullable ProgressBar bar;

  /** What an earlier process did of the task, and this one need not. */
  private final AtomicLong before = new AtomicLong();

  private TerminalProgress(PrintWriter err, int columns) {
    this.err = err;
    this.columns = columns;
  }

  /** A line on this console if it has a terminal, otherwise silence. */
  public static Progress on(Console console) {
    return console.terminalColumns().isPresent()
        ? new TerminalProgress(console.err(), console.terminalColumns().getAsInt())
        : Progress.SILENT;
  }

  @Override
  public void begin(String task, long total, String unit) {
    begin(task, total, unit, 0);
  }

  @Override
  public void begin(String task, long total, String unit, long after) {
    end();
    before.set(0);
    ProgressText.Work work = new ProgressText.Work(task, total, unit, after);
    bar =
        new ProgressBarBuilder()
            .setTaskName(task)
            .setInitialMax(total)
            .setUpdateIntervalMillis(REDRAW_MILLIS)
            .continuousUpdate()
            .setConsumer(new Line())
            .setRenderer((state, width) -> ProgressText.of(work, before.get(), state, width))
            .build();
  }

  @Override
  public void resumed(long amount) {
    before.addAndGet(amount);
    advance(amount);
  }

  @Override
  public void advance(long amount) {
    ProgressBar drawn = bar;
    if (drawn != null) {
      drawn.stepBy(amount);
    }
  }

  @Override
  public void end() {
    ProgressBar drawn = bar;
    if (drawn != null) {
      bar = null;
      drawn.close();
      // Not left to the library: it forgets to wipe a bar that ends before it was first drawn.
      wipe();
    }
  }

  private void draw(String text) {
    err.print("\r" + text + " ".repeat(Math.max(0, usableColumns() - text.length())));
    err.flush();
  }

  private void wipe() {
    err.print("\r" + " ".repeat(usableColumns()) + "\r");
    err.flush();
  }

  private int usableColumns() {
    return columns - 1; // in the last column some terminals wrap
  }

  /** The line that is drawn over. The library's own one would need a terminal library to run. */
  private final class Line implements ProgressBarConsumer {
    @Override
    public int getMaxRenderedLength() {
      return usableColumns();
    }

    @Override
    public void accept(String text) {
      draw(text);
    }

    @Override
    public void close() {}
  }
}
