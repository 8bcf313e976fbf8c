package dev.hindsight.studio.web;

import com.sun.net.httpserver.HttpExchange;
import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.workbench.json.JsonPrinter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Server-sent events: {@code work} with the name to pause it by, {@code known} for what is known so
 * far, then {@code answer}, or {@code error} with a sentence. When writing fails nobody listens any
 * more, and the work is cancelled.
 */
final class LiveStream {
  /** More often than this nobody can look. */
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(150);

  /** Whoever does not come back for so long has forgotten it. */
  private static final long LONGEST_REST_NANOS = TimeUnit.MINUTES.toNanos(10);

  private final HttpExchange exchange;
  private final WriteWatch watch;
  private final JsonPrinter printer;
  private final Cancellation cancellation = new Cancellation();
  private final OutputStream out;
  private final ReentrantLock writing = new ReentrantLock();
  private final Object resting = new Object();
  private boolean isPaused;
  private volatile long lastNanos = System.nanoTime() - PAUSE_NANOS;

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

  /** What the work is called. */
  void begin(Object name) {
    send("event: work\ndata: " + printer.line(name) + "\n\n");
  }

  /**
   * What is known so far; left out if the last was sent a moment ago. Whoever paused the work is
   * told, and the work waits here until it may go on.
   *
   * @param turn to be left to others meanwhile
   */
  void known(Object result, Desk.Turn turn) {
    boolean rest = isPaused();
    if (rest || System.nanoTime() - lastNanos >= PAUSE_NANOS) {
      send("event: known\ndata: " + printer.line(result) + "\n\n");
    }
    if (rest) {
      turn.leave(this::rest, this::touch);
    }
  }

  private boolean isPaused() {
    synchronized (resting) {
      return isPaused;
    }
  }

  /** Called by others than the work: to let it rest after its next step, or go on. */
  void pause(boolean pause) {
    synchronized (resting) {
      isPaused = pause;
      resting.notifyAll();
    }
  }

  private void rest() {
    long end = System.nanoTime() + LONGEST_REST_NANOS;
    synchronized (resting) {
      while (isPaused && !cancellation.isCancelled()) {
        if (System.nanoTime() > end) {
          throw new RefusedException("The work rested for ten minutes and was given up.");
        }
        try {
          resting.wait(1_000);
        } catch (InterruptedException stopped) {
          Thread.currentThread().interrupt();
          cancellation.cancel();
        }
      }
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

  /** The same from another thread, unless something is being said anyway. */
  void beat() {
    if (System.nanoTime() - lastNanos > TimeUnit.SECONDS.toNanos(1) && writing.tryLock()) {
      try {
        send(": waiting\n\n");
      } finally {
        writing.unlock();
      }
    }
  }

  private void send(String event) {
    writing.lock();
    try {
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
        lastNanos = System.nanoTime();
      }
    } finally {
      writing.unlock();
    }
  }
}
