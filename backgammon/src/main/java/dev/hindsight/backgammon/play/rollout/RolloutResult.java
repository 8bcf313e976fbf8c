package dev.hindsight.backgammon.play.rollout;

import dev.hindsight.backgammon.play.evaluate.ResultChances;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What a rollout found, for the player who was on roll.
 *
 * @param equity without a cube
 * @param standardError of the equity
 * @param standardDeviation of one trial
 * @param means of the six results; with variance reduction rare results may come out slightly below
 *     0
 * @param standardErrors of these
 * @param meanPlies that a trial lasted
 */
public record RolloutResult(
    long trials,
    double equity,
    double standardError,
    double standardDeviation,
    List<Double> means,
    List<Double> standardErrors,
    double meanPlies) {
  public RolloutResult {
    means = List.copyOf(means);
    standardErrors = List.copyOf(standardErrors);
  }

  /** The chance to win. */
  public double winProbability() {
    return means.get(0) + means.get(1) + means.get(2);
  }

  /** The six as chances: none below 0, and 1 in all. */
  public ResultChances chances() {
    float[] chances = new float[ResultChances.COUNT];
    double sum = 0;
    for (double mean : means) {
      sum += Math.max(0, mean);
    }
    for (int result = 0; result < chances.length; result++) {
      chances[result] = (float) (Math.max(0, means.get(result)) / sum);
    }
    return ResultChances.of(chances, 0);
  }

  /** This result as the opponent sees it. */
  public RolloutResult forOpponent() {
    return new RolloutResult(
        trials,
        -equity,
        standardError,
        standardDeviation,
        swapped(means),
        swapped(standardErrors),
        meanPlies);
  }

  private static List<Double> swapped(List<Double> six) {
    List<Double> swapped = new ArrayList<>(six);
    Collections.rotate(swapped, ResultChances.LOST);
    return swapped;
  }
}
