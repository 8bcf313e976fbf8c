package dev.hindsight.studio.web;

import com.sun.net.httpserver.HttpExchange;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Hangs up on those who ask and then do not read. Writing to them would wait for ever, and hold a
 * thread that others need.
 */
final class WriteWatch implements AutoCloseable {
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(10);

  private final Map<HttpExchange, Long> writingSince = new ConcurrentHashMap<>();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread thread = new Thread(work, "studio-write-watch");
            thread.setDaemon(true);
            return thread;
          });

  @SuppressWarnings("FutureReturnValueIgnored") // it never ends, and throws nothing
  WriteWatch() {
    clock.scheduleWithFixedDelay(this::look, 1, 1, TimeUnit.SECONDS);
  }

  /** A write begins; it must end with {@link #wrote}. */
  void writing(HttpExchange exchange) {
    writingSince.put(exchange, System.nanoTime());
  }

  void wrote(HttpExchange exchange) {
    writingSince.remove(exchange);
  }

  private void look() {
    long now = System.nanoTime();
    writingSince.forEach(
        (exchange, since) -> {
          if (now - since > PATIENCE_NANOS && writingSince.remove(exchange, since)) {
            exchange.close();
          }
        });
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
