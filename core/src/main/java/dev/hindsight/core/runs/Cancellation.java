package dev.hindsight.core.runs;

/**
 * A flag that asks long work to stop, raised by one thread (a signal handler, a button) and looked
 * at by the workers between blocks. Once raised it stays raised.
 *
 * <pre>{@code
 * Cancellation cancellation = new Cancellation();
 * try (Crew crew = new Crew(2, cancellation, Progress.SILENT)) { ... }   // elsewhere: cancellation.cancel()
 * }</pre>
 */
public final class Cancellation {
  private volatile boolean cancelled;
  private volatile boolean heard;

  /** A new one that nobody else holds, and so nobody will raise. */
  public static Cancellation never() {
    return new Cancellation();
  }

  /** Asks the work to stop; returns at once, any thread may call it, any number of times. */
  public void cancel() {
    cancelled = true;
  }

  public boolean isCancelled() {
    if (cancelled) {
      heard = true;
    }
    return cancelled;
  }

  /** Whether the work has looked since it was asked to stop, and so is on its way to its end. */
  public boolean isHeard() {
    return heard;
  }

  /** Cheap enough for every block, not for every index. */
  public void check() {
    if (isCancelled()) {
      throw new CancelledException("The work was cancelled.");
    }
  }
}
