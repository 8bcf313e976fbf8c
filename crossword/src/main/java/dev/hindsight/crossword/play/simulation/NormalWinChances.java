package dev.hindsight.crossword.play.simulation;

import dev.hindsight.crossword.rules.board.CrosswordRules;

/**
 * A rough curve for when no learnt table of win chances is at hand: the points that are still to
 * come differ by a normal variable, whose variance falls with the tiles unseen.
 *
 * <p>{@code P(win) = Φ((lead + 12) / (80 · √(unseen / u₀)))} for the player on turn, where u₀ is
 * what the first player does not see (93 English tiles), 80 points is about the standard deviation
 * of a whole game's result, and 12 points is about what it is worth to be on turn.
 */
public final class NormalWinChances implements WinChances {
  private static final double DEVIATION_OF_A_GAME_POINTS = 80;
  private static final double TURN_POINTS = 12;
  private static final double MILLI = 1000;

  private final double varianceOfATile;

  public NormalWinChances(CrosswordRules rules) {
    int firstUnseen = Math.max(1, rules.tiles().total() - rules.rackSize());
    this.varianceOfATile = DEVIATION_OF_A_GAME_POINTS * DEVIATION_OF_A_GAME_POINTS / firstUnseen;
  }

  @Override
  public int winMillionths(int leadMillipoints, int unseenTiles) {
    double deviation = StrictMath.sqrt(varianceOfATile * Math.max(1, unseenTiles));
    double chance = normal((leadMillipoints / MILLI + TURN_POINTS) / deviation);
    return (int) Math.round(chance * CERTAIN);
  }

  @Override
  public String name() {
    return "a normal curve, not learnt";
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
    double beyond = StrictMath.exp(-z * z / 2) / StrictMath.sqrt(2 * StrictMath.PI) * series;
    return z >= 0 ? 1 - beyond : beyond;
  }
}
