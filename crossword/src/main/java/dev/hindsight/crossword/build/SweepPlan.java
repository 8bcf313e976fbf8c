package dev.hindsight.crossword.build;

import java.util.Locale;

/**
 * How much to train by sweeps.
 *
 * @param positionsPerGeneration each generation sweeps as many
 * @param generations each but the first plays and values with the leaves of the one before
 * @param seed of all chance; generation g sweeps the positions numbered from g ·
 *     positionsPerGeneration on
 */
public record SweepPlan(long positionsPerGeneration, int generations, long seed) {
  public static final long MOST_POSITIONS = 10_000_000;

  public SweepPlan {
    if (positionsPerGeneration < 1 || positionsPerGeneration > MOST_POSITIONS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a generation has 1 to %,d positions, not %,d",
              MOST_POSITIONS,
              positionsPerGeneration));
    }
    if (generations < 1 || generations > TrainingPlan.MOST_GENERATIONS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "there are 1 to %,d generations, not %,d",
              TrainingPlan.MOST_GENERATIONS,
              generations));
    }
  }

  /** The number of a generation's first position. */
  long firstPosition(int generation) {
    return generation * positionsPerGeneration;
  }

  long allPositions() {
    return generations * positionsPerGeneration;
  }
}
