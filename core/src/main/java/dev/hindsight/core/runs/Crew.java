package dev.hindsight.core.runs;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A fixed crew of workers that lives for a whole build and sweeps over one index range after
 * another.
 *
 * <pre>{@code
 * try (Crew crew = new Crew(2)) {
 *   crew.sweep(squares.length, 4_096, (from, to, worker) -> {
 *     for (long i = from; i < to; i++) {
 *       squares[(int) i] = i * i;
 *     }
 *   });                                   // here every square is written, and visible
 * }
 * }</pre>
 *
 * <p>The calling thread is worker 0; the others are daemon threads that sleep between sweeps. A
 * crew of one has no thread of its own. One thread at a time leads a crew; a block must not start
 * another sweep of the same crew.
 */
public final class Crew implements Workforce, AutoCloseable {
  /** A stretch of indices for one worker. */
  @FunctionalInterface
  public interface Block {
    /**
     * Does the indices {@code from} to below {@code to}, and writes nothing that another block
     * touches. No two blocks run at once with the same {@code worker} (0 to {@code threads() - 1}),
     * so it may choose scratch memory.
     */
    void run(long from, long to, int worker);
  }

  private final Cancellation cancellation;
  private final Progress progress;
  private final Helper[] helpers;
  private final AtomicBoolean busy = new AtomicBoolean();
  private volatile boolean closed;

  public Crew(int threads) {
    this(threads, Cancellation.never(), Progress.SILENT);
  }

  public Crew(int threads, Cancellation cancellation, Progress progress) {
    if (threads < 1) {
      throw new IllegalArgumentException("A crew needs at least 1 thread, not " + threads + ".");
    }
    this.cancellation = cancellation;
    this.progress = progress;
    this.helpers = new Helper[threads - 1];
    for (int helper = 0; helper < helpers.length; helper++) {
      helpers[helper] = Helper.start(helper + 1);
    }
  }

  /**
   * Another crew of as many workers that stops with this one and tells nobody how far it is: for
   * sweeps within a task that is counted in other units than theirs.
   */
  public Crew withoutProgress() {
    return new Crew(threads(), cancellation, Progress.SILENT);
  }

  /** Workers, the calling thread included. */
  public int threads() {
    return helpers.length + 1;
  }

  public Cancellation cancellation() {
    return cancellation;
  }

  @Override
  public int size() {
    return threads();
  }

  /** Told of every finished block; beginning and ending the task is for those who know its name. */
  @Override
  public Progress progress() {
    return progress;
  }

  /**
   * Runs every index from 0 to {@code size - 1} exactly once, in blocks of {@code blockSize} (the
   * last may be shorter) that are handed out in order to whichever worker is free. Returns when all
   * are done, and what they wrote is then visible to the caller.
   *
   * <p>The first exception of any worker keeps further blocks from starting and is thrown here as
   * it is, once all running blocks have ended; exceptions of other workers are attached to it.
   *
   * @throws CancelledException if the cancellation was raised, or the calling thread interrupted
   *     (it stays interrupted), before the last block was handed out
   */
  public void sweep(long size, int blockSize, Block block) {
    if (size < 0 || blockSize < 1) {
      throw new IllegalArgumentException(
          "Cannot sweep " + size + " indices in blocks of " + blockSize + ".");
    }
    if (!busy.compareAndSet(false, true)) {
      throw new IllegalStateException("This crew is in the middle of another sweep.");
    }
    try {
      if (closed) {
        throw new IllegalStateException("This crew was closed.");
      }
      Sweep sweep = new Sweep(size, blockSize, block, cancellation, progress);
      int helping = (int) Math.min(helpers.length, Math.max(0, sweep.blocks() - 1));
      sweep.lead(helpers, helping);
    } finally {
      busy.set(false);
    }
  }

  @Override
  public <T extends Mergeable<T>> void extend(Trials<T> trials, TallyPrefix<T> total) {
    long next = total.next();
    sweep(
        trials.range().end() - next,
        trials.blockSize(),
        (from, to, worker) -> {
          T tally = trials.counting().emptyTally().get();
          long reached;
          try {
            reached =
                trials
                    .counting()
                    .count(trials.range().seed(), next + from, next + to, tally, cancellation);
            total.deliver(next + from, reached, tally);
          } catch (Throwable failed) {
            total.abandon();
            throw failed;
          }
          if (reached < next + to) {
            total.cutShort();
            cancellation.check();
          }
        });
  }

  /** Sends the workers home. A closed crew sweeps no more. */
  @Override
  public void close() {
    if (!busy.compareAndSet(false, true)) {
      throw new IllegalStateException("A crew cannot be closed in the middle of a sweep.");
    }
    try {
      closed = true;
      for (Helper helper : helpers) {
        helper.dismiss();
      }
    } finally {
      busy.set(false);
    }
  }
}
