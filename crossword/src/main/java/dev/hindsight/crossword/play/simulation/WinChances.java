package dev.hindsight.crossword.play.simulation;

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

  /** For people: where the chances come from. */
  String name();
}
