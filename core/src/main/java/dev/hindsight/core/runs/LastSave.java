package dev.hindsight.core.runs;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * How long ago a build was saved. Who saves after so many rounds or trials asks this besides, so
 * that a slow machine that is switched off loses minutes and not hours.
 *
 * <pre>{@code
 * LastSave lastSave = new LastSave(Duration.ofMinutes(1), System::nanoTime);
 * ... after each round ...
 * if (lastSave.isLongAgo() || rounds % 10 == 0) {
 *   checkpoints.save(…);
 *   lastSave.setNow();
 * }
 * }</pre>
 */
public final class LastSave {
  private final long mostNanos;
  private final LongSupplier nanoClock;
  private long nanos;

  /**
   * As if it were now.
   *
   * @param most what may be lost
   * @param nanoClock {@code System::nanoTime}, but for tests
   */
  public LastSave(Duration most, LongSupplier nanoClock) {
    this.mostNanos = most.toNanos();
    this.nanoClock = nanoClock;
    this.nanos = nanoClock.getAsLong();
  }

  public boolean isLongAgo() {
    return nanoClock.getAsLong() - nanos >= mostNanos;
  }

  public void setNow() {
    nanos = nanoClock.getAsLong();
  }
}
