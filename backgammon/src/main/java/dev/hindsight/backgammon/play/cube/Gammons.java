package dev.hindsight.backgammon.play.cube;

import dev.hindsight.backgammon.play.evaluate.ResultChances;
import java.util.function.IntToDoubleFunction;

/** Averages over single games, gammons and backgammons as the chances mix them. */
final class Gammons {
  private Gammons() {}

  /**
   * The average worth of a won game at a cube; of a single one if no game is won.
   *
   * @param worth of this many points won
   */
  static double meanWon(ResultChances chances, int cube, IntToDoubleFunction worth) {
    return mean(chances.winSingle(), chances.winGammon(), chances.winBackgammon(), cube, worth);
  }

  /** The average worth of a lost game at a cube; of a single one if no game is lost. */
  static double meanLost(ResultChances chances, int cube, IntToDoubleFunction worth) {
    return mean(chances.loseSingle(), chances.loseGammon(), chances.loseBackgammon(), cube, worth);
  }

  private static double mean(
      double single, double gammon, double backgammon, int cube, IntToDoubleFunction worth) {
    double sum = single + gammon + backgammon;
    return sum == 0
        ? worth.applyAsDouble(cube)
        : (single * worth.applyAsDouble(cube)
                + gammon * worth.applyAsDouble(2 * cube)
                + backgammon * worth.applyAsDouble(3 * cube))
            / sum;
  }

  /** The same mixture of gammons among wins and among losses, with another chance to win. */
  static ResultChances withWinProbability(ResultChances chances, double winProbability) {
    double won = chances.winProbability();
    // Summed, not 1 less the wins: where hardly anything is lost, rounding would be all there is.
    double lost = chances.forOpponent().winProbability();
    double wins = won == 0 ? 0 : winProbability / won;
    double losses = lost == 0 ? 0 : (1 - winProbability) / lost;
    return new ResultChances(
        won == 0 ? winProbability : chances.winSingle() * wins,
        chances.winGammon() * wins,
        chances.winBackgammon() * wins,
        lost == 0 ? 1 - winProbability : chances.loseSingle() * losses,
        chances.loseGammon() * losses,
        chances.loseBackgammon() * losses);
  }
}
