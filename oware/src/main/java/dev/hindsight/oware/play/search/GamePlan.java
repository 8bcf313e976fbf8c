package dev.hindsight.oware.play.search;

import java.util.List;

/**
 * A move with what it promises.
 *
 * @param line the pits of best play, the move first
 * @param outlook of the whole game for the player to move, see {@link Outlook}
 * @param hundredths net seeds at the end of the game, as they seem now, in hundredths
 * @param depth plies looked ahead
 * @param nodes positions visited so far
 */
public record GamePlan(List<Integer> line, int outlook, int hundredths, int depth, long nodes) {
  public GamePlan {
    line = List.copyOf(line);
  }

  /** The move. */
  public int pit() {
    return line.get(0);
  }
}
