package dev.hindsight.cluster;

/**
 * How many trials go out at once: enough to keep all machines busy for a while, few enough that a
 * driver which is lost costs little. Begins with a block for each slot and learns how long that
 * takes. It depends on the clock, and the result does not depend on it.
 */
final class WaveSize {
  private static final double WANTED_SECONDS = 15;

  /** So that one slow wave does not throw it off. */
  private static final int MOST_GROWTH = 4;

  private final long least;
  private final int blockSize;
  private long trials;

  WaveSize(int slots, int blockSize) {
    this.least = (long) slots * blockSize;
    this.blockSize = blockSize;
    this.trials = least;
  }

  synchronized long trials() {
    return trials;
  }

  /** A wave of this many trials took this long. */
  synchronized void learn(long counted, long nanos) {
    double wanted = (double) counted * WANTED_SECONDS * 1e9 / Math.max(1, nanos);
    long most = MOST_GROWTH * trials;
    long next = (long) Math.min((double) most, wanted);
    trials = Math.max(least, next / blockSize * blockSize);
  }
}
