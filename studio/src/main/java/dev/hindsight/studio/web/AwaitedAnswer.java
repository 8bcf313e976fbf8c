package dev.hindsight.studio.web;

import com.sun.net.httpserver.HttpExchange;
import dev.hindsight.core.runs.Cancellation;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * An answer that a client is waiting for. If it takes a while, the answer begins before the object
 * is known, with blanks, which mean nothing before JSON; when they cannot be written any more,
 * nobody waits, and the work is cancelled.
 */
final class AwaitedAnswer implements Heartbeat.Listener {
  /** What takes less is answered as if there were no such thing. */
  private static final long BEGIN_NANOS = TimeUnit.MILLISECONDS.toNanos(400);

  private final HttpExchange exchange;
  private final WriteWatch watch;
  private final Cancellation cancellation = new Cancellation();
  private final long sinceNanos = System.nanoTime();
  private @Nullable OutputStream begun;
  private boolean isOver;

  AwaitedAnswer(HttpExchange exchange, WriteWatch watch) {
    this.exchange = exchange;
    this.watch = watch;
  }

  /** Raised when nobody waits any more. */
  Cancellation cancellation() {
    return cancellation;
  }

  @Override
  public synchronized void beat() {
    if (isOver || cancellation.isCancelled() || System.nanoTime() - sinceNanos < BEGIN_NANOS) {
      return;
    }
    try {
      watch.write(
          () -> {
            OutputStream out = begun;
            if (out == null) {
              exchange.getResponseHeaders().set("Content-Type", Api.JSON);
              exchange.sendResponseHeaders(200, 0);
              out = exchange.getResponseBody();
              begun = out;
            }
            out.write(' ');
            out.flush();
          });
    } catch (IOException gone) {
      cancellation.cancel();
    }
  }

  /**
   * Ends the blanks.
   *
   * @return where the object belongs if the answer has begun, else null
   */
  synchronized @Nullable OutputStream end() {
    isOver = true;
    return begun;
  }
}
