package dev.hindsight.workbench.answers;

import dev.hindsight.core.measure.Interval;
import org.jspecify.annotations.Nullable;

/** An estimate and its 95 % interval; null where what was measured says nothing. */
public record Range(
    @Says("the lower end of the 95 % interval; `null` where nothing sets a limit")
        @Nullable Double low,
    @Says("the estimate; `null` if there is none") @Nullable Double estimate,
    @Says("the upper end, likewise") @Nullable Double high) {
  public static Range of(Interval interval) {
    return new Range(finite(interval.low()), finite(interval.estimate()), finite(interval.high()));
  }

  private static @Nullable Double finite(double value) {
    return Double.isFinite(value) ? value : null;
  }
}
