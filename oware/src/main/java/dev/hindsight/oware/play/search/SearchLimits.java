package dev.hindsight.oware.play.search;

import java.util.function.BooleanSupplier;

/**
 * When a search has to stop: at a depth, after a number of nodes or iterations, after some time on
 * the clock or of its thread, or when somebody says so; whatever comes first.
 *
 * <pre>{@code
 * SearchLimits.depth(8)
 * SearchLimits.none().withNodes(1_000_000).withMilliseconds(2_000)
 * }</pre>
 *
 * @param depth plies to look ahead
 * @param nodes positions visited, or iterations of a tree search
 * @param milliseconds of real time; a search with this limit is not reproducible
 * @param processorMicroseconds of work of the thread that searches: how to give two players the
 *     same time on a machine that others use too; not reproducible either
 * @param stop asked now and then; true means stop now
 */
public record SearchLimits(
    int depth, long nodes, long milliseconds, long processorMicroseconds, BooleanSupplier stop) {
  /** The greatest depth of any search. */
  public static final int MOST_DEPTH = 200;

  public SearchLimits {
    if (depth < 1 || depth > MOST_DEPTH) {
      throw new IllegalArgumentException(
          "the search depth is " + depth + ", but it must be from 1 to " + MOST_DEPTH);
    }
    if (nodes < 1) {
      throw new IllegalArgumentException(
          "the search limit is " + nodes + " nodes, but it must be at least 1");
    }
    if (milliseconds < 1) {
      throw new IllegalArgumentException(
          "the search limit is " + milliseconds + " ms, but it must be at least 1");
    }
    if (processorMicroseconds < 1) {
      throw new IllegalArgumentException(
          "the search limit is "
              + processorMicroseconds
              + " microseconds of processor time, but it must be at least 1");
    }
  }

  /** Searches until the value is proven, or the greatest depth is reached. */
  public static SearchLimits none() {
    return new SearchLimits(
        MOST_DEPTH, Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, () -> false);
  }

  /** Whether the clock may end a search, so that another does not repeat it. */
  public boolean isTimed() {
    return milliseconds != Long.MAX_VALUE || processorMicroseconds != Long.MAX_VALUE;
  }

  public static SearchLimits depth(int depth) {
    return none().withDepth(depth);
  }

  public SearchLimits withDepth(int newDepth) {
    return new SearchLimits(newDepth, nodes, milliseconds, processorMicroseconds, stop);
  }

  public SearchLimits withNodes(long newNodes) {
    return new SearchLimits(depth, newNodes, milliseconds, processorMicroseconds, stop);
  }

  public SearchLimits withMilliseconds(long newMilliseconds) {
    return new SearchLimits(depth, nodes, newMilliseconds, processorMicroseconds, stop);
  }

  public SearchLimits withProcessorMicroseconds(long newMicroseconds) {
    return new SearchLimits(depth, nodes, milliseconds, newMicroseconds, stop);
  }

  public SearchLimits withStop(BooleanSupplier newStop) {
    return new SearchLimits(depth, nodes, milliseconds, processorMicroseconds, newStop);
  }
}
