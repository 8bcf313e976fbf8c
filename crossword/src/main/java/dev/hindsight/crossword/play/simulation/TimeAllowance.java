package dev.hindsight.crossword.play.simulation;

import java.util.function.LongSupplier;

/**
 * As much as can be done until a clock says so, the time before the simulation included. What the
 * playouts took so far tells how many fit in the rest, so that a simulation ends at the time rather
 * than a round after it.
 */
public final class TimeAllowance implements Allowance {
  /** Less is not worth another round; this many come first, to see how long they take. */
  private static final int FEWEST_ITERATIONS = 16;

  private final LongSupplier nanos;
  private final long end;
  private long simulationBegan;

  /** Time begins to run now. */
  public TimeAllowance(LongSupplier nanos, long mostNanos) {
    this.nanos = nanos;
    this.end = nanos.getAsLong() + mostNanos;
  }

  @Override
  public boolean isUsedUp() {
    return nanos.getAsLong() >= end;
  }

  @Override
  public long iterationsLeft(int candidates, long playouts) {
    long now = nanos.getAsLong();
    if (playouts == 0) {
      simulationBegan = now;
      return FEWEST_ITERATIONS;
    }
    double nanosEach = Math.max(1, now - simulationBegan) / (double) playouts;
    long left = (long) (Math.max(0, end - now) / nanosEach / candidates);
    return left / FEWEST_ITERATIONS * FEWEST_ITERATIONS;
  }
}
