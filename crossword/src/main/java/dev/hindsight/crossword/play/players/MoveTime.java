package dev.hindsight.crossword.play.players;

import dev.hindsight.core.notation.SpecifiedOptions;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalLong;

/** What a player may take for one move, as people specify it: in seconds. */
final class MoveTime {
  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(3_600);

  private MoveTime() {}

  /** A time in nanoseconds, if it is there. */
  static OptionalLong readNanos(SpecifiedOptions options, String option) {
    Optional<BigDecimal> seconds = options.decimal(option);
    if (seconds.isEmpty()) {
      return OptionalLong.empty();
    }
    long nanos = seconds.get().movePointRight(9).longValue();
    if (nanos < 1 || seconds.get().compareTo(MOST_SECONDS) > 0) {
      throw new IllegalArgumentException(
          "the option "
              + option
              + " of the player is '"
              + seconds.get().toPlainString()
              + "', but it must be more than 0 and at most "
              + MOST_SECONDS);
    }
    return OptionalLong.of(nanos);
  }
}
