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
final class LiveStream implements Heartbeat.Listener {
  /** More often than this nobody can look. */
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(150);

  /** Whoever does not come back for so long has forgotten it. */
  private static final long LONGEST_REST_NANOS = TimeUnit.MINUTES.toNanos(10);

  private final WriteWatch watch;
  private final JsonPrinter printer;
  private final Desk.Place place;
  private final long sliceNanos;
  private final Cancellation cancellation = new Cancellation();
  private final OutputStream out;
  private final ReentrantLock writing = new ReentrantLock();
  private final Object resting = new Object();
  private boolean isPaused;
  private volatile long lastNanos = System.nanoTime() - PAUSE_NANOS;

  /**
   * @param place at the desk, whose turns the work takes and leaves to others
   * @param sliceNanos how long a turn lasts when others wait
   */
  LiveStream(
      HttpExchange exchange,
      WriteWatch watch,
      JsonPrinter printer,
      Desk.Place place,
      long sliceNanos)
      throws IOException {
    this.watch = watch;
    this.printer = printer;
    this.place = place;
    this.sliceNanos = sliceNanos;
    exchange.getResponseHeaders().set("Content-Type", "text/event-stream; charset=utf-8");
    exchange.sendResponseHeaders(200, 0);
    this.out = exchange.getResponseBody();
  }

  /** Raised when nobody listens any more. */
  Cancellation cancellation() {
    return cancellation;
  }

  /** Says what the work is called, and waits for its turn. */
  void begin(Object name) {
    send("event: work\ndata: " + printer.line(name) + "\n\n");
    place.await(this::touch);
  }

  /**
   * What is known so far; left out if the last was sent a moment ago. Whoever paused the work is
   * told, and the work waits here until it may go on; or for another turn, if it has had one for a
   * while and others wait.
   */
  synchronized void known(Object result) {
    boolean rest = isPaused();
    if (rest || System.nanoTime() - lastNanos >= PAUSE_NANOS) {
      send("event: known\ndata: " + printer.line(result) + "\n\n");
    }
    if (rest) {
      place.leave(this::rest, this::touch);
    } else {
      place.giveWay(sliceNanos, this::touch);
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
          throw new RefusedException("The work was paused for ten minutes and has been stopped.");
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

  /** {@link #touch} from another thread, unless something is being sent anyway. */
  @Override
  public void beat() {
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
      try {
        watch.write(
            () -> {
              out.write(event.getBytes(StandardCharsets.UTF_8));
              out.flush();
            });
      } catch (IOException gone) {
        cancellation.cancel();
      } finally {
        lastNanos = System.nanoTime();
      }
    } finally {
      writing.unlock();
    }
  }
}
