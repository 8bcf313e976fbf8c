package dev.hindsight.crossword.play.simulation;

import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.table.WinChanceTable;

/** Win chances of a table that was learnt from finished games; leads count in whole points. */
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
  public int winMillionths(int leadMillipoints, int unseenTiles) {
    int leadPoints = (int) Math.round(Millipoints.toPoints(leadMillipoints));
    return Math.round(table.winChance(leadPoints, unseenTiles) * CERTAIN);
  }

  @Override
  public String name() {
    return name;
  }
}
