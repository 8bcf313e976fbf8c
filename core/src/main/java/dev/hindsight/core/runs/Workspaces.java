package dev.hindsight.core.runs;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What a thread needs for itself while it runs a trial, such as a board and two players: made when
 * none is idle, used again by whoever comes next. There are never more than threads.
 *
 * <pre>{@code
 * private final Workspaces<Worker> workers = new Workspaces<>(Worker::new);
 * ... workers.use(worker -> worker.play(random, tally));
 * }</pre>
 */
public final class Workspaces<W> {
  private final Supplier<W> maker;
  private final ConcurrentLinkedQueue<W> idle = new ConcurrentLinkedQueue<>();

  public Workspaces(Supplier<W> maker) {
    this.maker = maker;
  }

  /** Lends one. If the work fails, nobody uses it again: it may be in any state. */
  public void use(Consumer<? super W> work) {
    W found = idle.poll();
    W workspace = found == null ? maker.get() : found;
    work.accept(workspace);
    idle.add(workspace);
  }
}
