package dev.hindsight.crossword.build.lanes;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.build.placement.Cholesky;
import dev.hindsight.crossword.table.LaneRule;
import java.util.Arrays;

/**
 * The linear rules that fit what candidates differ by: least squares with a penalty on weights, the
 * same for each number in units of its spread. Positions held out choose the penalty and say how
 * much is explained; then all positions count.
 */
final class LaneEstimates {
  /** Candidates without effect that are added, as it were. */
  private static final double[] PENALTIES = {3, 30, 300, 1000, 3000};

  private final LaneTally tally;
  private final LaneMoments all;
  private final Crew crew;

  /**
   * @param size numbers and labels together
   */
  LaneEstimates(LaneTally tally, int size, Crew crew) {
    this.tally = tally;
    this.all = new LaneMoments(size);
    this.crew = crew;
    all.merge(tally.learnt());
    all.merge(tally.heldOut());
  }

  /**
   * The rule for one label.
   *
   * @param numbers the first so many are weighed
   * @param label where the label is
   */
  LaneRule rule(int numbers, int label) {
    double best = 0;
    double penalty = PENALTIES[PENALTIES.length - 1];
    for (double each : PENALTIES) {
      double[] weights = new Equations(tally.learnt(), numbers, each).weights(label);
      double explained = explained(tally.heldOut(), weights, label);
      if (explained > best) {
        best = explained;
        penalty = each;
      }
    }
    Equations equations = new Equations(all, numbers, penalty);
    double[] weights = equations.weights(label);
    double leftOver = (1 - explained(all, weights, label)) * all.product(label, label);
    double degrees = Math.max(1.0, all.candidates() - all.positions() - (double) numbers);
    float[] rounded = new float[numbers];
    float[] errors = new float[numbers];
    for (int number = 0; number < numbers; number++) {
      rounded[number] = (float) weights[number];
      errors[number] = (float) Math.sqrt(leftOver / degrees * equations.variance(number));
    }
    return new LaneRule(rounded, errors, best);
  }

  /** The share of a label's squares that weights explain; below 0 if they do harm. */
  private static double explained(LaneMoments of, double[] weights, int label) {
    double total = of.product(label, label);
    double left = total;
    for (int number = 0; number < weights.length; number++) {
      double fitted = 0;
      for (int other = 0; other < weights.length; other++) {
        fitted += of.product(number, other) * weights[other];
      }
      left += weights[number] * (fitted - 2 * of.product(number, label));
    }
    return total == 0 ? 0 : 1 - left / total;
  }

  /** The normal equations in units of the spread of each number; numbers that never vary are 0. */
  private final class Equations {
    private final LaneMoments moments;
    private final double[] scales;
    private final Cholesky split;

    Equations(LaneMoments moments, int numbers, double penalty) {
      this.moments = moments;
      this.scales = new double[numbers];
      double candidates = Math.max(1, moments.candidates());
      Arrays.setAll(scales, number -> Math.sqrt(moments.product(number, number) / candidates));
      double[][] rows = new double[numbers][];
      for (int number = 0; number < numbers; number++) {
        rows[number] = new double[number + 1];
        for (int other = 0; other <= number; other++) {
          double scale = scales[number] * scales[other];
          rows[number][other] = scale == 0 ? 0 : moments.product(number, other) / scale;
        }
        rows[number][number] += penalty;
      }
      this.split = Cholesky.of(rows, crew);
    }

    double[] weights(int label) {
      double[] right = new double[scales.length];
      Arrays.setAll(
          right,
          number -> scales[number] == 0 ? 0 : moments.product(number, label) / scales[number]);
      double[] weights = split.solve(right);
      Arrays.setAll(weights, number -> scales[number] == 0 ? 0 : weights[number] / scales[number]);
      return weights;
    }

    /** Of a weight, if what is left over varies by 1. */
    double variance(int number) {
      double scale = scales[number];
      return scale == 0 ? 0 : split.inverseDiagonal(number) / scale / scale;
    }
  }
}
