package dev.hindsight.studio.web;

import com.sun.net.httpserver.HttpExchange;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.workbench.json.JsonPrinter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * Server-sent events: {@code known} for what is known so far, then {@code answer}, or {@code error}
 * with a sentence. When writing fails nobody listens any more, and the work is cancelled.
 */
final class LiveStream {
  /** More often than this nobody can look. */
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(150);

  private final HttpExchange exchange;
  private final WriteWatch watch;
  private final JsonPrinter printer;
  private final Cancellation cancellation = new Cancellation();
  private final OutputStream out;
  private long lastNanos = System.nanoTime() - PAUSE_NANOS;

  LiveStream(HttpExchange exchange, WriteWatch watch, JsonPrinter printer) throws IOException {
    this.exchange = exchange;
    this.watch = watch;
    this.printer = printer;
    exchange.getResponseHeaders().set("Content-Type", "text/event-stream; charset=utf-8");
    exchange.sendResponseHeaders(200, 0);
    this.out = exchange.getResponseBody();
  }

  /** Raised when nobody listens any more. */
  Cancellation cancellation() {
    return cancellation;
  }

  /** What is known so far; left out if the last was sent a moment ago. */
  void known(Object result) {
    if (System.nanoTime() - lastNanos >= PAUSE_NANOS) {
      send("event: known\ndata: " + printer.line(result) + "\n\n");
      lastNanos = System.nanoTime();
    }
  }

  void answer(Object result) {
    send("event: answer\ndata: " + printer.line(result) + "\n\n");
  }

  void error(Object error) {
    send("event: error\ndata: " + printer.line(error) + "\n\n");
  }

  /** Finds out whether somebody listens, and says nothing. */
  void touch() {
    send(": waiting\n\n");
    cancellation.check();
  }

  private void send(String event) {
    if (cancellation.isCancelled()) {
      return;
    }
    watch.writing(exchange);
    try {
      out.write(event.getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException gone) {
      cancellation.cancel();
    } finally {
      watch.wrote(exchange);
    }
  }
}
