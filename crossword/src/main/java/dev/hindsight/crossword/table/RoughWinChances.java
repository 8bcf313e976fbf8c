package dev.hindsight.crossword.table;

import dev.hindsight.crossword.rules.letters.Millipoints;

/**
 * A rough curve of win chances, for where no games are known: the points that are still to come
 * differ by a normal variable, whose variance falls with the tiles unseen.
 *
 * <p>{@code P(win) = Φ((lead + 12) / (80 · √(unseen / u₀)))} for the player on turn, where u₀ is
 * what the first player does not see (93 English tiles), 80 points is about the standard deviation
 * of a whole game's result, and 12 points is about what it is worth to be on turn.
 */
public final class RoughWinChances {
  private static final double DEVIATION_OF_A_GAME_POINTS = 80;

  /** What it is worth to be on turn. */
  static final double TURN_POINTS = 12;

  private final int firstUnseen;
  private final double varianceOfATile;

  /**
   * @param firstUnseen tiles that the player who begins does not see
   */
  public RoughWinChances(int firstUnseen) {
    this.firstUnseen = firstUnseen;
    this.varianceOfATile =
        DEVIATION_OF_A_GAME_POINTS * DEVIATION_OF_A_GAME_POINTS / Math.max(1, firstUnseen);
  }

  /** The chance of the player on turn, from 0 to 1. */
  public double chance(EquityLead lead, int unseenTiles) {
    return chanceOfNet(Millipoints.toPoints(lead.millipoints()) + TURN_POINTS, unseenTiles);
  }

  /** The same for a lead to which all that counts has been added. */
  double chanceOfNet(double netPoints, int unseenTiles) {
    return normal(netPoints / deviationPoints(unseenTiles));
  }

  /** Of the points that are still to come. */
  double deviationPoints(int unseenTiles) {
    return StrictMath.sqrt(varianceOfATile * Math.max(1, unseenTiles));
  }

  /** Tiles that the player who begins does not see. */
  int firstUnseen() {
    return firstUnseen;
  }

  /** How fast the normal distribution rises. */
  static double density(double z) {
    return StrictMath.exp(-z * z / 2) / StrictMath.sqrt(2 * StrictMath.PI);
  }

  /**
   * The normal distribution to seven digits: Abramowitz and Stegun, 26.2.17. Strict, so that every
   * machine rounds to the same millionth.
   */
  private static double normal(double z) {
    double t = 1 / (1 + 0.2316419 * Math.abs(z));
    double series =
        t
            * (0.319381530
                + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    double beyond = density(z) * series;
    return z >= 0 ? 1 - beyond : beyond;
  }
}
