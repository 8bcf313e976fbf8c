package dev.hindsight.cli.backgammon.play;

import dev.hindsight.workbench.backgammon.play.QuizHistory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What the answers of a quiz have lost so far, in thousandths of a point. */
final class QuizScore {
  /** Below this an error is less than the last digit that is shown. */
  private static final double RIGHT = 0.05;

  private final List<Double> millipointsLost = new ArrayList<>();

  /** Adds an answer and tells whether it was right. */
  boolean add(double equityLost) {
    millipointsLost.add(millipoints(equityLost));
    return isRight(equityLost);
  }

  static boolean isRight(double equityLost) {
    return millipoints(equityLost) < RIGHT;
  }

  static double millipoints(double equity) {
    return 1_000 * equity;
  }

  /** What the history keeps of it. */
  QuizHistory.Entry entry(long seed) {
    double sum = millipointsLost.stream().mapToDouble(Double::doubleValue).sum();
    int right = (int) millipointsLost.stream().filter(lost -> lost < RIGHT).count();
    return new QuizHistory.Entry(seed, millipointsLost.size(), right, sum);
  }

  /** The result in a few lines. */
  String summary(int questions) {
    if (millipointsLost.isEmpty()) {
      return "No question was answered.";
    }
    int right = 0;
    int best = 0;
    int worst = 0;
    double sum = 0;
    for (int answer = 0; answer < millipointsLost.size(); answer++) {
      double lost = millipointsLost.get(answer);
      right += lost < RIGHT ? 1 : 0;
      best = lost < millipointsLost.get(best) ? answer : best;
      worst = lost > millipointsLost.get(worst) ? answer : worst;
      sum += lost;
    }
    return String.format(
        Locale.ROOT,
        "%d of %d answers right%s.%n"
            + "%.1f millipoints lost in all, %.1f on average.%n"
            + "Best: question %d (%.1f lost); worst: question %d (%.1f lost).",
        right,
        millipointsLost.size(),
        millipointsLost.size() < questions ? " (of " + questions + " questions)" : "",
        sum,
        sum / millipointsLost.size(),
        best + 1,
        millipointsLost.get(best),
        worst + 1,
        millipointsLost.get(worst));
  }
}
