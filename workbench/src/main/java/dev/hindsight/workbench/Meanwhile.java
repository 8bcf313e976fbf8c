package dev.hindsight.workbench;

import dev.hindsight.core.runs.CancelledException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Something that a thread of its own makes while the caller does something else.
 *
 * <pre>{@code
 * Meanwhile<RackEquityTable> racks = Meanwhile.make(DefaultTables::racks);
 * WordGraph words = WordGraph.enable();
 * racks.get()                              // waits, if it is not yet there
 * }</pre>
 */
public final class Meanwhile<T> {
  private final FutureTask<T> task;

  private Meanwhile(FutureTask<T> task) {
    this.task = task;
  }

  /** Begins; nobody waits for the thread when the program ends. */
  public static <T> Meanwhile<T> make(Callable<T> making) {
    FutureTask<T> task = new FutureTask<>(making);
    Thread thread = new Thread(task, "hindsight-meanwhile");
    thread.setDaemon(true);
    thread.start();
    return new Meanwhile<>(task);
  }

  /**
   * What was made; a failure to make it comes out here.
   *
   * @throws CancelledException if the caller was interrupted while it waited
   */
  public T get() {
    try {
      return task.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new CancelledException("interrupted while waiting for what is being loaded");
    } catch (ExecutionException failed) {
      Throwable cause = failed.getCause();
      if (cause instanceof RuntimeException unchecked) {
        throw unchecked;
      }
      if (cause instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(cause);
    }
  }
}
