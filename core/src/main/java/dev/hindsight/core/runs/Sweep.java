package dev.hindsight.core.runs;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** One sweep of a {@link Crew}: the blocks still to hand out, who is at work, what went wrong. */
final class Sweep {
  private final long size;
  private final int blockSize;
  private final Crew.Block block;
  private final Cancellation cancellation;
  private final Progress progress;
  private final Thread leader = Thread.currentThread();

  private final AtomicLong nextBlock = new AtomicLong();

  /** Helpers that were offered this sweep and have neither finished nor been let off. */
  private final AtomicInteger helpersOut = new AtomicInteger();

  /** The first failure of any worker; once set, no further block starts. */
  private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

  Sweep(long size, int blockSize, Crew.Block block, Cancellation cancellation, Progress progress) {
    this.size = size;
    this.blockSize = blockSize;
    this.block = block;
    this.cancellation = cancellation;
    this.progress = progress;
  }

  long blocks() {
    return size / blockSize + (size % blockSize == 0 ? 0 : 1);
  }

  /** Works as worker 0 together with the first {@code helping} helpers, until all is done. */
  void lead(Helper[] helpers, int helping) {
    helpersOut.set(helping);
    for (int helper = 0; helper < helping; helper++) {
      helpers[helper].offer(this);
    }
    work(0);
    for (int helper = 0; helper < helping; helper++) {
      if (helpers[helper].withdraw(this)) {
        helpersOut.decrementAndGet();
      }
    }
    awaitHelpers();
    rethrowFailure();
  }

  void help(int worker) {
    work(worker);
    if (helpersOut.decrementAndGet() == 0) {
      LockSupport.unpark(leader);
    }
  }

  private void work(int worker) {
    try {
      long blocks = blocks();
      while (failure.get() == null && nextBlock.get() < blocks) {
        // All checks come before a block is taken: others may wait for what is in our hands.
        cancellation.check();
        if (worker == 0 && leader.isInterrupted()) {
          throw interrupted();
        }
        long number = nextBlock.getAndIncrement();
        if (number >= blocks) {
          return;
        }
        long from = number * blockSize;
        long to = size - from < blockSize ? size : from + blockSize;
        block.run(from, to, worker);
        progress.advance(to - from);
      }
    } catch (Throwable thrown) {
      // Everything, so that the leader never waits for a worker that died.
      fail(thrown);
    }
  }

  private void fail(Throwable thrown) {
    if (!failure.compareAndSet(null, thrown)) {
      Throwable first = failure.get();
      // Every worker meets a raised cancellation; one report of it is enough.
      if (first != null && first != thrown && !(thrown instanceof CancelledException)) {
        first.addSuppressed(thrown);
      }
    }
  }

  private void awaitHelpers() {
    boolean wasInterrupted = false;
    while (helpersOut.get() > 0) {
      LockSupport.park(this);
      if (Thread.interrupted()) {
        // Cleared because park() would return at once for ever; set again below.
        wasInterrupted = true;
        if (nextBlock.get() < blocks()) {
          fail(interrupted());
        }
      }
    }
    if (wasInterrupted) {
      leader.interrupt();
    }
  }

  private static CancelledException interrupted() {
    return new CancelledException("The work was interrupted.");
  }

  private void rethrowFailure() {
    Throwable first = failure.get();
    if (first instanceof RuntimeException unchecked) {
      throw unchecked;
    }
    if (first instanceof Error error) {
      throw error;
    }
    if (first != null) {
      throw new IllegalStateException("A block threw a checked exception.", first);
    }
  }
}
