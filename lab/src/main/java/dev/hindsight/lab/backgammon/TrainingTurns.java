package dev.hindsight.lab.backgammon;

import dev.hindsight.backgammon.build.nets.NetTraining;
import dev.hindsight.core.runs.Crew;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Trainings that take turns, a block of games each, so that their processor times can be compared.
 *
 * <p>A second of a processor is worth less while others use the machine: the same training was seen
 * to take twice as long in the next minute. Whoever takes turns meets the same seconds.
 */
final class TrainingTurns {
  private static final double NANOS_PER_SECOND = 1e9;

  /** What a training took, which is over. */
  record Trained(NetTraining.Steps steps, long blocks, double seconds) implements EqualTime.Timed {}

  private static final class Turn {
    final NetTraining.Steps steps;
    long blocks;
    long nanos;

    Turn(NetTraining training) {
      this.steps = training.steps();
    }
  }

  private TrainingTurns() {}

  /**
   * Trains all to their ends.
   *
   * @param processorNanos how much processor time was spent so far
   */
  static Map<ExactUse, Trained> run(
      Map<ExactUse, NetTraining> trainings, LongSupplier processorNanos, Crew crew) {
    Map<ExactUse, Turn> turns = new EnumMap<>(ExactUse.class);
    trainings.forEach((use, training) -> turns.put(use, new Turn(training)));
    Turn next = leastDone(turns);
    while (!next.steps.isDone()) {
      long before = processorNanos.getAsLong();
      next.steps.next(crew);
      next.nanos += processorNanos.getAsLong() - before;
      next.blocks++;
      next = leastDone(turns);
    }
    Map<ExactUse, Trained> trained = new EnumMap<>(ExactUse.class);
    turns.forEach(
        (use, turn) ->
            trained.put(use, new Trained(turn.steps, turn.blocks, turn.nanos / NANOS_PER_SECOND)));
    return trained;
  }

  /** Of equals the first; by share, so that all come to their ends together. */
  private static Turn leastDone(Map<ExactUse, Turn> turns) {
    return turns.values().stream()
        .reduce((one, other) -> other.steps.share() < one.steps.share() ? other : one)
        .orElseThrow();
  }
}
