package dev.hindsight.oware.play.search;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Counts the nodes of one search and says when its limits are reached. */
final class SearchClock {
  /** Nodes of alpha-beta between two looks at the time, some tenths of a millisecond. */
  static final int MANY_NODES = 1 << 12;

  /** The same where time is counted in microseconds, some hundredths of a millisecond. */
  private static final int FEWER_NODES = 1 << 8;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** A clock that allows nothing. */
  static final SearchClock STOPPED = new SearchClock(SearchLimits.none().withStop(() -> true), 1);

  private final SearchLimits limits;
  private final int nodesPerLook;
  private final long startNanos;
  private final long startProcessorNanos;
  private long nodes;
  private long nextLook = Long.MAX_VALUE;
  private boolean stopped;

  /**
   * A clock that runs from now on.
   *
   * @param nodesPerLook time and cancellation are looked at once in this many nodes: many where a
   *     node takes a hundred nanoseconds, one where it is a whole game played out
   */
  SearchClock(SearchLimits limits, int nodesPerLook) {
    this.limits = limits;
    boolean isProcessorTimed = limits.processorMicroseconds() != Long.MAX_VALUE;
    this.nodesPerLook = isProcessorTimed ? Math.min(nodesPerLook, FEWER_NODES) : nodesPerLook;
    this.startNanos = System.nanoTime();
    this.startProcessorNanos = isProcessorTimed ? processorNanos() : 0;
  }

  /** From now on the limits count; what came before is done in any case. */
  void start() {
    look();
  }

  /** Counts a node; true once the search has to stop, and then nothing is counted any more. */
  boolean countNode() {
    if (stopped) {
      return true;
    }
    nodes++;
    if (nodes >= nextLook) {
      look();
    }
    return stopped;
  }

  /** Looks at all limits now; true once the search has to stop. */
  boolean look() {
    stopped |= nodes >= limits.nodes() || limits.stop().getAsBoolean() || isTimeOver();
    nextLook = nodes + nodesPerLook;
    if (limits.nodes() > nodes) {
      nextLook = Math.min(nextLook, limits.nodes());
    }
    return stopped;
  }

  boolean isStopped() {
    return stopped;
  }

  long nodes() {
    return nodes;
  }

  private boolean isTimeOver() {
    return (limits.milliseconds() != Long.MAX_VALUE
            && (System.nanoTime() - startNanos) / 1_000_000 >= limits.milliseconds())
        || (limits.processorMicroseconds() != Long.MAX_VALUE
            && (processorNanos() - startProcessorNanos) / 1_000 >= limits.processorMicroseconds());
  }

  /** What this thread has worked; where the machine does not tell, the time on the clock. */
  private static long processorNanos() {
    return THREADS.isCurrentThreadCpuTimeSupported() && THREADS.isThreadCpuTimeEnabled()
        ? THREADS.getCurrentThreadCpuTime()
        : System.nanoTime();
  }
}
