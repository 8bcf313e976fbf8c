package dev.hindsight.crossword.play.simulation;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.table.EquityLead;
import dev.hindsight.crossword.table.RoughWinChances;

/** Win chances for when no learnt table of them is at hand: {@link RoughWinChances}. */
public final class NormalWinChances implements WinChances {
  private final RoughWinChances rough;

  public NormalWinChances(CrosswordRules rules) {
    this.rough = new RoughWinChances(rules.tiles().total() - rules.rackSize());
  }

  @Override
  public int winMillionths(EquityLead lead, int unseenTiles) {
    return (int) Math.round(rough.chance(lead, unseenTiles) * CERTAIN);
  }

  /** Nobody knows: what a random draw is worth. */
  @Override
  public int meanKeptMillipoints(int unseenTiles) {
    return 0;
  }

  @Override
  public String name() {
    return "a normal curve, not learnt";
  }
}
