package dev.hindsight.core.runs;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The tally of all trials from the first to some {@code next}, growing as blocks come in.
 *
 * <p>Blocks end in any order but are merged in theirs: one that comes early is kept until those
 * before it have come. A worker that is too far ahead waits, so that a slow block never makes more
 * than {@code patience} tallies pile up. Blocks are handed out in order, therefore the block all
 * wait for is always in the hands of a worker that does not wait.
 */
public final class TallyPrefix<T extends Mergeable<T>> {
  /** Called, one caller at a time, whenever more blocks have become part of the prefix. */
  public interface Listener<T> {
    void grown(T total, long next);
  }

  private record Early<T>(long to, T tally) {}

  private final T total;
  private final int patience;
  private final Listener<T> listener;
  private final Map<Long, Early<T>> earlyByFrom = new HashMap<>();
  private long next;
  private boolean abandoned;
  private boolean isCutShort;

  /** False for ever after a merge has thrown: the total may then hold half of a block. */
  private boolean isWhole = true;

  TallyPrefix(T start, long next, int patience, Listener<T> listener) {
    this.total = start;
    this.next = next;
    this.patience = patience;
    this.listener = listener;
  }

  /**
   * Takes the tally of the trials {@code from} to below {@code to}: a block, or several one after
   * another that were merged elsewhere, or the beginning of one that was {@linkplain #cutShort cut
   * short}.
   */
  public synchronized void deliver(long from, long to, T tally) {
    awaitRoomFor(from);
    if (abandoned) {
      return;
    }
    earlyByFrom.put(from, new Early<>(to, tally));
    if (from == next) {
      for (@Nullable Early<T> due = earlyByFrom.remove(next);
          due != null;
          due = earlyByFrom.remove(next)) {
        isWhole = false;
        total.merge(due.tally);
        isWhole = true;
        next = due.to;
      }
      notifyAll();
      listener.grown(total, next);
    }
  }

  /** A block failed, so the prefix will not grow past it: nobody needs to wait for it. */
  public synchronized void abandon() {
    abandoned = true;
    notifyAll();
  }

  /** The work was stopped within a block: nobody needs to wait, what is done still counts. */
  synchronized void cutShort() {
    isCutShort = true;
    notifyAll();
  }

  synchronized T total() {
    return total;
  }

  /** Whether {@link #total} is the tally of exactly the trials before {@link #next}. */
  synchronized boolean isWhole() {
    return isWhole;
  }

  /** The first trial that is missing. */
  public synchronized long next() {
    return next;
  }

  private synchronized void awaitRoomFor(long from) {
    try {
      while (from != next && earlyByFrom.size() >= patience && !abandoned && !isCutShort) {
        wait();
      }
    } catch (InterruptedException interrupt) {
      Thread.currentThread().interrupt();
      throw new CancelledException("The work was interrupted.");
    }
  }
}
