package dev.hindsight.crossword.build.sweeps;

import dev.hindsight.crossword.build.racks.TrainingPlan;
import java.util.Locale;

/**
 * How much to train by sweeps.
 *
 * @param positionsPerGeneration each generation but the last sweeps as many
 * @param lastPositions the last one, whose racks the table has, sweeps as many
 * @param generations each but the first plays and values with the leaves of the one before
 * @param seed of all chance; generation g sweeps the positions numbered from g ·
 *     positionsPerGeneration on
 */
public record SweepPlan(
    long positionsPerGeneration, long lastPositions, int generations, long seed) {
  public static final long MOST_POSITIONS = 10_000_000;

  public SweepPlan {
    checkPositions(positionsPerGeneration);
    checkPositions(lastPositions);
    TrainingPlan.checkGenerations(generations);
  }

  private static void checkPositions(long positions) {
    if (positions < 1 || positions > MOST_POSITIONS) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a generation has 1 to %,d positions, not %,d",
              MOST_POSITIONS,
              positions));
    }
  }

  /** The plan that ends with a generation of this one, after this many of its positions. */
  SweepPlan endingAt(int generation, long positions) {
    return new SweepPlan(positionsPerGeneration, positions, generation + 1, seed);
  }

  int lastGeneration() {
    return generations - 1;
  }

  /** How many positions a generation sweeps. */
  long positions(int generation) {
    return generation == lastGeneration() ? lastPositions : positionsPerGeneration;
  }

  /** The number of a generation's first position. */
  long firstPosition(int generation) {
    return generation * positionsPerGeneration;
  }

  long allPositions() {
    return firstPosition(lastGeneration()) + lastPositions;
  }

  /** In words, for the provenance of a table. */
  String describe() {
    String before = (generations - 1) + " generations of " + positionsPerGeneration + " positions";
    String last = "one of " + lastPositions + " positions";
    return generations == 1 ? last : before + " and a last " + last;
  }
}
