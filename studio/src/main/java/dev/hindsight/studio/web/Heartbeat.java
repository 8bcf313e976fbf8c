package dev.hindsight.studio.web;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Finds out twice a second whether those who wait for something are still there. The server of the
 * JDK does not tell when somebody hangs up; only writing to them does.
 */
final class Heartbeat implements AutoCloseable {
  private static final long PAUSE_MILLISECONDS = 500;

  private final Set<Listener> listeners = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread thread = new Thread(work, "studio-heartbeat");
            thread.setDaemon(true);
            return thread;
          });

  /** Somebody who waits for something that is being worked on. */
  interface Listener {
    /** Says something that means nothing, and cancels the work if nobody hears it. */
    void beat();
  }

  @SuppressWarnings("FutureReturnValueIgnored") // it never ends, and throws nothing
  Heartbeat() {
    clock.scheduleWithFixedDelay(
        () -> listeners.forEach(Listener::beat),
        PAUSE_MILLISECONDS,
        PAUSE_MILLISECONDS,
        TimeUnit.MILLISECONDS);
  }

  void add(Listener listener) {
    listeners.add(listener);
  }

  void remove(Listener listener) {
    listeners.remove(listener);
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
