package dev.hindsight.core.runs;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * A piece of work that a thread of its own does while the caller goes on.
 *
 * <pre>{@code
 * Meanwhile<LeaveTable> leaves = Meanwhile.start("leaves", DefaultTables::leaves);
 * WordGraph words = WordGraph.enable();
 * leaves.await()
 * }</pre>
 *
 * The thread is a daemon: nobody waits for a result that nobody wants any more.
 */
public final class Meanwhile<T> {
  private final FutureTask<T> task;

  private Meanwhile(Callable<T> work) {
    this.task = new FutureTask<>(work);
  }

  /**
   * Begins the work.
   *
   * @param name of the thread, for whoever lists them
   */
  public static <T> Meanwhile<T> start(String name, Callable<T> work) {
    Meanwhile<T> begun = new Meanwhile<>(work);
    Thread thread = new Thread(begun.task, name);
    thread.setDaemon(true);
    thread.start();
    return begun;
  }

  /**
   * Waits for the result, or throws what the work has thrown.
   *
   * @throws CancelledException if the waiting thread is interrupted; it stays interrupted
   */
  public T await() throws IOException {
    try {
      return task.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancelledException("The work was interrupted.");
    } catch (ExecutionException e) {
      Throwable thrown = e.getCause();
      if (thrown instanceof IOException failure) {
        throw failure;
      }
      if (thrown instanceof RuntimeException mistake) {
        throw mistake;
      }
      if (thrown instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(thrown);
    }
  }
}
