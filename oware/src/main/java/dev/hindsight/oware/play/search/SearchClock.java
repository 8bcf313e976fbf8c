package dev.hindsight.oware.play.search;

/** Counts the nodes of one search and says when its limits are reached. */
final class SearchClock {
  /** Time and cancellation are looked at once in so many nodes, some tenths of a millisecond. */
  private static final int NODES_PER_LOOK = 1 << 12;

  private final SearchLimits limits;
  private final long startNanos;
  private long nodes;
  private long nextLook = Long.MAX_VALUE;
  private boolean stopped;

  SearchClock(SearchLimits limits) {
    this.limits = limits;
    this.startNanos = System.nanoTime();
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
    nextLook = nodes + NODES_PER_LOOK;
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
    return limits.milliseconds() != Long.MAX_VALUE
        && (System.nanoTime() - startNanos) / 1_000_000 >= limits.milliseconds();
  }
}
