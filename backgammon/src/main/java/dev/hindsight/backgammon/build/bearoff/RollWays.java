package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.index.BearoffMoves;
import dev.hindsight.backgammon.rules.Dice;

/** In how many of the 36 ordered pairs of dice each of the 21 rolls comes up: 1 or 2. */
final class RollWays {
  static final double[] OF_ROLL = new double[BearoffMoves.ROLLS];

  static {
    for (int roll = 0; roll < OF_ROLL.length; roll++) {
      OF_ROLL[roll] = Dice.ROLLS.get(roll).ways();
    }
  }

  private RollWays() {}
}
