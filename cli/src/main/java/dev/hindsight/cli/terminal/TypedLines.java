package dev.hindsight.cli.terminal;

import dev.hindsight.core.notation.BoundedLines;
import dev.hindsight.core.runs.Cancellation;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Lines that somebody types, for a dialogue that Ctrl-C can end: a thread that waits for input
 * cannot be woken, so another one waits for it.
 *
 * <pre>{@code
 * TypedLines lines = new TypedLines(console.in(), cancellation);
 * Optional<String> answer = lines.next();          // empty at the end of the input
 * }</pre>
 */
public final class TypedLines {
  private static final int LISTEN_MILLIS = 50;

  /** A line, the end of the input (no line), or what went wrong. */
  private record Event(Optional<String> line, Optional<IOException> failure) {
    boolean isLast() {
      return line.isEmpty();
    }
  }

  private final BlockingQueue<Event> events = new SynchronousQueue<>();
  private final Cancellation cancellation;
  private boolean ended;

  public TypedLines(BufferedReader in, Cancellation cancellation) {
    this.cancellation = cancellation;
    Thread reader = new Thread(() -> read(in), "hindsight-input");
    reader.setDaemon(true);
    reader.start();
  }

  private void read(BufferedReader in) {
    try {
      Event event;
      do {
        event = readLine(in);
        events.put(event);
      } while (!event.isLast());
    } catch (InterruptedException e) {
      // Nobody listens any more.
      Thread.currentThread().interrupt();
    }
  }

  private static Event readLine(BufferedReader in) {
    try {
      return new Event(Optional.ofNullable(BoundedLines.next(in)), Optional.empty());
    } catch (IOException e) {
      return new Event(Optional.empty(), Optional.of(e));
    }
  }

  /** The next line; empty at the end of the input. Throws when the command is interrupted. */
  public Optional<String> next() throws IOException {
    while (!ended) {
      cancellation.check();
      Event event = poll();
      if (event != null) {
        ended = event.isLast();
        if (event.failure().isPresent()) {
          throw event.failure().get();
        }
        return event.line();
      }
    }
    return Optional.empty();
  }

  private @Nullable Event poll() throws IOException {
    try {
      return events.poll(LISTEN_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while waiting for input", e);
    }
  }
}
