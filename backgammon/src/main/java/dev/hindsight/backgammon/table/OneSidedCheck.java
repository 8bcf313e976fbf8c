package dev.hindsight.backgammon.table;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.index.BearoffStep;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Dice;

/**
 * Holds a one-sided table against the rules: the average rolls of a side are one more than those of
 * the quickest side that each roll leads to.
 */
public final class OneSidedCheck {
  private final OneSidedTable table;
  private final BearoffIndex index;
  private final BearoffStep step;

  public OneSidedCheck(OneSidedTable table) {
    this.table = table;
    this.index = table.index();
    this.step = new BearoffStep(index);
  }

  /** By how many rolls the stored averages of a side are off at most. */
  public double difference(int rank) {
    long side = index.unrank(rank);
    double off = 0;
    double gammon = 0;
    for (Dice dice : Dice.ROLLS) {
      int count = step.play(side, dice.high(), dice.low());
      double quickestOff = Double.MAX_VALUE;
      double quickestGammon = Double.MAX_VALUE;
      for (int found = 0; found < count; found++) {
        int after = step.rank(found);
        quickestOff = Math.min(quickestOff, table.off().mean(after));
        if (table.hasGammon()) {
          quickestGammon = Math.min(quickestGammon, table.gammon().mean(after));
        }
      }
      off += dice.ways() * (1 + quickestOff) / 36;
      gammon += dice.ways() * (1 + quickestGammon) / 36;
    }
    int left = BearoffIndex.left(side);
    double difference = Math.abs(table.off().mean(rank) - (left == 0 ? 0 : off));
    if (table.hasGammon()) {
      double expected = left < Checkers.PER_SIDE ? 0 : gammon;
      difference = Math.max(difference, Math.abs(table.gammon().mean(rank) - expected));
    }
    return difference;
  }
}
