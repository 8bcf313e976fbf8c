package dev.hindsight.studio.web;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.workbench.answers.Says;
import java.util.function.Consumer;

/** Tells a listener how far work has come, and stops work that nobody wants any more. */
public final class ToldProgress implements Progress {
  private final Consumer<Object> listener;
  private final Cancellation cancellation;
  private String task = "";
  private String unit = "";
  private long done;
  private long total;

  /** How far it is. */
  public record Stage(
      @Says("what is being done") String task,
      @Says("units of it") long done,
      @Says("units in all; 0 if nobody knows") long total,
      @Says("what they are") String unit) {}

  public ToldProgress(Consumer<Object> listener, Cancellation cancellation) {
    this.listener = listener;
    this.cancellation = cancellation;
  }

  @Override
  public synchronized void begin(String newTask, long newTotal, String newUnit) {
    task = newTask;
    total = newTotal;
    unit = newUnit;
    done = 0;
    tell();
  }

  @Override
  public synchronized void advance(long amount) {
    done += amount;
    tell();
  }

  @Override
  public void end() {
    // Whoever listens gets the answer next, or another task.
  }

  private void tell() {
    cancellation.check();
    listener.accept(new Stage(task, done, total, unit));
  }
}
