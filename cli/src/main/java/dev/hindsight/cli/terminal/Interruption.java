package dev.hindsight.cli.terminal;

import dev.hindsight.core.runs.Cancellation;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C, turned into a request: the running work is asked to stop, and Java ends only when it has
 * written what it wants to keep, or after a while. Work that keeps nothing, such as an engine that
 * waits for a line, is given no more than a moment, and so is a build that is still looking at what
 * it was given: it has not heard, and nothing of it is on the disk.
 *
 * <p>Java runs its shutdown hooks on SIGINT and SIGTERM and then ends by itself with 128 plus the
 * number of the signal, so {@link ExitCode#INTERRUPTED} needs nobody's help.
 */
public final class Interruption {
  /** Saving the parts of a large build may take this long. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** For work with nothing to save so far: long enough to hear of it if it listens at all. */
  private static final Duration MOMENT = Duration.ofMillis(900);

  /** For work that has heard and may have something to show before it ends. */
  private static final Duration LAST_WORDS = Duration.ofSeconds(5);

  private final CountDownLatch workOver = new CountDownLatch(1);

  private Interruption() {}

  /** From now on a signal raises {@code cancellation}. */
  public static Interruption listen(Cancellation cancellation, KeptWork kept, PrintWriter err) {
    Interruption interruption = new Interruption();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> interruption.stopWork(cancellation, kept, err), "hindsight-interruption"));
    return interruption;
  }

  /** The work is over, so that there is nothing left to wait for. */
  public void workOver() {
    workOver.countDown();
  }

  private void stopWork(Cancellation cancellation, KeptWork kept, PrintWriter err) {
    cancellation.cancel();
    try {
      boolean ended = awaitEnd(MOMENT);
      if (!ended && kept.isExpected() && (cancellation.isHeard() || kept.isThere())) {
        ended = awaitEnd(PATIENCE);
      } else if (!ended && cancellation.isHeard()) {
        ended = awaitEnd(LAST_WORDS);
      }
      if (!ended) {
        kept.abandonUnfinished();
        err.println("hindsight: " + kept.sentence());
      }
    } catch (InterruptedException e) {
      // Nobody interrupts a shutdown hook; if somebody does, ending is what they want.
      Thread.currentThread().interrupt();
    }
  }

  private boolean awaitEnd(Duration patience) throws InterruptedException {
    return workOver.await(patience.toMillis(), TimeUnit.MILLISECONDS);
  }
}
