package dev.hindsight.crossword.play.simulation;

import dev.hindsight.crossword.table.EquityLead;
import dev.hindsight.crossword.table.WinChanceTable;

/** Win chances of a table that was learnt from finished games. */
public final class LearntWinChances implements WinChances {
  private final WinChanceTable table;
  private final String name;

  /**
   * @param name for people, for instance the file of the table
   */
  public LearntWinChances(WinChanceTable table, String name) {
    this.table = table;
    this.name = name;
  }

  @Override
  public int winMillionths(EquityLead lead, int unseenTiles) {
    return (int) Math.round(table.winChance(lead, unseenTiles) * CERTAIN);
  }

  @Override
  public int meanKeptMillipoints(int unseenTiles) {
    return table.meanKeptMillipoints(unseenTiles);
  }

  @Override
  public String name() {
    return name;
  }
}
