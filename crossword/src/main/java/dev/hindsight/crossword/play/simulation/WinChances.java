package dev.hindsight.crossword.play.simulation;

import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.table.DefaultTables;

/**
 * How likely a lead is to last: the chance to win, a draw counting half, of the player on turn.
 *
 * <p>Chances are whole millionths, so that sums of them are exact. Any thread may ask.
 */
public interface WinChances {
  /** What a certain win is. */
  int CERTAIN = 1_000_000;

  /**
   * The chance of the player on turn, from 0 to {@link #CERTAIN}.
   *
   * @param leadMillipoints of the player on turn, what the tiles kept are worth included
   * @param unseenTiles in the bag and on the opponent's rack
   */
  int winMillionths(int leadMillipoints, int unseenTiles);

  /** Those that come with the program, or a rough curve if the tiles are others. */
  static WinChances usual(CrosswordRules rules, String wordsSha256) {
    return DefaultTables.findWinChances(rules.tiles())
        .<WinChances>map(
            table ->
                new LearntWinChances(
                    table,
                    table.wordsSha256().equals(wordsSha256)
                        ? "learnt with the built-in words"
                        : "learnt with the built-in words, not with these"))
        .orElseGet(() -> new NormalWinChances(rules));
  }

  /** For people: where the chances come from. */
  String name();
}
