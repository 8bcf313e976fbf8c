package dev.hindsight.cli.options;

import java.math.BigDecimal;
import java.time.Duration;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** A time as users write it: seconds, with decimals if they like. */
public final class Seconds {
  private static final BigDecimal MOST = BigDecimal.valueOf(1_000_000);

  private Seconds() {}

  /** The time that an option says. */
  public static Duration of(CommandSpec command, String option, BigDecimal seconds) {
    if (seconds.signum() < 0 || seconds.compareTo(MOST) > 0) {
      throw new ParameterException(
          command.commandLine(),
          option + " must be from 0 to " + MOST + " seconds, not " + seconds.toPlainString());
    }
    return Duration.ofNanos(seconds.movePointRight(9).longValue());
  }
}
