package dev.hindsight.crossword.play.judge;

import java.time.Duration;
import java.util.Optional;

/**
 * What a judge may spend on a move: time, or work, with which the judgement is a function of the
 * question.
 *
 * @param time everything included; nothing if work is the limit
 * @param iterations playouts of a simulation; ends of games are searched in proportion
 */
public record JudgeBudget(Optional<Duration> time, long iterations) {
  private static final long POSITIONS_FOR_AN_ITERATION = 200;

  /** The steps of a pre-endgame after which all draws were looked at, if not to the end. */
  private static final int FEWEST_STEPS = 2;

  private static final long MORE_WORK = 8;
  private static final long FEW_ITERATIONS = 500;

  public JudgeBudget {
    if (iterations < 1 || (time.isPresent() && (time.get().isNegative() || time.get().isZero()))) {
      throw new IllegalArgumentException("a judge needs some time, or one iteration at least");
    }
  }

  public static JudgeBudget within(Duration time) {
    return new JudgeBudget(Optional.of(time), Long.MAX_VALUE);
  }

  public static JudgeBudget ofWork(long iterations) {
    return new JudgeBudget(Optional.empty(), iterations);
  }

  boolean isTimed() {
    return time.isPresent();
  }

  /** Positions that the solver of an ending may look at. */
  long endgameNodes() {
    return isTimed() ? Long.MAX_VALUE : Math.multiplyExact(POSITIONS_FOR_AN_ITERATION, iterations);
  }

  /** Steps of a pre-endgame: one more for eight times the work. */
  int preEndgameSteps() {
    if (isTimed()) {
      return Integer.MAX_VALUE;
    }
    int steps = FEWEST_STEPS;
    for (long work = FEW_ITERATIONS; work < iterations; work *= MORE_WORK) {
      steps++;
    }
    return steps;
  }
}
