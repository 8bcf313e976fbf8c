package dev.hindsight.studio.web;

import java.io.IOException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Hangs up on those who ask and then do not read. Writing to them would wait for ever, and hold a
 * thread that others need.
 *
 * <p>It interrupts the thread that writes, which closes the channel below. Closing the exchange
 * would not do: that says goodbye first, and waits behind the write.
 */
final class WriteWatch implements AutoCloseable {
  private final long patienceNanos;
  private final Set<Writing> underWay = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread thread = new Thread(work, "studio-write-watch");
            thread.setDaemon(true);
            return thread;
          });

  @SuppressWarnings("FutureReturnValueIgnored") // it never ends, and throws nothing
  WriteWatch(Duration patience) {
    this.patienceNanos = patience.toNanos();
    long look = patienceNanos / 10;
    clock.scheduleWithFixedDelay(this::look, look, look, TimeUnit.NANOSECONDS);
  }

  /** Something that writes to somebody. */
  interface Write {
    void run() throws IOException;
  }

  /** Writes, and fails if that takes longer than anybody has patience for. */
  void write(Write write) throws IOException {
    Writing writing = new Writing();
    underWay.add(writing);
    try {
      write.run();
    } finally {
      underWay.remove(writing);
      writing.end();
    }
  }

  private void look() {
    long now = System.nanoTime();
    for (Writing writing : underWay) {
      if (now - writing.sinceNanos > patienceNanos) {
        writing.interrupt();
      }
    }
  }

  /** One write of one thread, interrupted while it lasts and not a moment later. */
  private static final class Writing {
    private final Thread thread = Thread.currentThread();
    private final long sinceNanos = System.nanoTime();
    private boolean isInterrupted;
    private boolean isOver;

    synchronized void interrupt() {
      if (!isOver && !isInterrupted) {
        isInterrupted = true;
        thread.interrupt();
      }
    }

    synchronized void end() {
      isOver = true;
      if (isInterrupted) {
        Thread.interrupted(); // it was meant for this write alone
      }
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
