package dev.hindsight.cli.terminal;

import dev.hindsight.core.runs.Cancellation;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C, turned into a request: the running work is asked to stop, and Java ends only when it has
 * written what it wants to keep, or after a while.
 *
 * <p>Java runs its shutdown hooks on SIGINT and SIGTERM and then ends by itself with 128 plus the
 * number of the signal, so {@link ExitCode#INTERRUPTED} needs nobody's help.
 */
public final class Interruption {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final CountDownLatch workOver = new CountDownLatch(1);

  private Interruption() {}

  /** From now on a signal raises {@code cancellation}. */
  public static Interruption listen(Cancellation cancellation, PrintWriter err) {
    Interruption interruption = new Interruption();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(() -> interruption.stopWork(cancellation, err), "hindsight-interruption"));
    return interruption;
  }

  /** The work is over, so that there is nothing left to wait for. */
  public void workOver() {
    workOver.countDown();
  }

  private void stopWork(Cancellation cancellation, PrintWriter err) {
    cancellation.cancel();
    try {
      if (!workOver.await(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        err.println("hindsight: the work did not stop in time; the last checkpoint stays.");
      }
    } catch (InterruptedException e) {
      // Nobody interrupts a shutdown hook; if somebody does, ending is what they want.
      Thread.currentThread().interrupt();
    }
  }
}
