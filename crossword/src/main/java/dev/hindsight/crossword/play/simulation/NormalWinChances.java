package dev.hindsight.crossword.play.simulation;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.table.RoughWinChances;

/** Win chances for when no learnt table of them is at hand: {@link RoughWinChances}. */
public final class NormalWinChances implements WinChances {
  private final RoughWinChances rough;

  public NormalWinChances(CrosswordRules rules) {
    this.rough = new RoughWinChances(rules.tiles().total() - rules.rackSize());
  }

  @Override
  public int winMillionths(int leadMillipoints, int unseenTiles) {
    return (int)
        Math.round(rough.chance(Millipoints.toPoints(leadMillipoints), unseenTiles) * CERTAIN);
  }

  @Override
  public String name() {
    return "a normal curve, not learnt";
  }
}
