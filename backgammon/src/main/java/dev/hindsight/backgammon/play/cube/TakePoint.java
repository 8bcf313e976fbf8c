package dev.hindsight.backgammon.play.cube;

import dev.hindsight.backgammon.play.evaluate.ResultChances;
import java.util.function.ToDoubleFunction;

/** Where a take and a pass are worth the same. */
final class TakePoint {
  /** Halvings of the interval from 0 to 1: far beyond what anybody reads. */
  private static final int HALVINGS = 40;

  private TakePoint() {}

  /**
   * The least chance to win with which the opponent takes.
   *
   * @param doubleTake the doubler's worth of a taken double by his chances, which grows with them
   * @param doublePass his worth of one that is passed
   */
  static double find(
      ResultChances chances, ToDoubleFunction<ResultChances> doubleTake, double doublePass) {
    double least = 0;
    double most = 1;
    for (int halving = 0; halving < HALVINGS; halving++) {
      double tried = (least + most) / 2;
      ResultChances doublers = Gammons.withWinProbability(chances, 1 - tried);
      if (doubleTake.applyAsDouble(doublers) <= doublePass) {
        most = tried;
      } else {
        least = tried;
      }
    }
    return most;
  }
}
