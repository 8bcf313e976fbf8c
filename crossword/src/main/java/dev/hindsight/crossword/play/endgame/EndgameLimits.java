package dev.hindsight.crossword.play.endgame;

import java.time.Duration;

/**
 * How far an endgame is solved.
 *
 * @param time when to stop, with what is known then
 * @param plies moves to look ahead at most; {@link #ALL_PLIES} for no limit. With a limit one
 *     thread does the work, because what is only estimated would depend on how many there are
 * @param values how many of the best moves get a value, at least 1, if there is time after the best
 *     is proven; of the others it is shown that they are no better
 * @param winFirst whether to prove first who wins, and then by how much
 */
public record EndgameLimits(Duration time, int plies, int values, boolean winFirst) {
  public static final int ALL_PLIES = EndgameSearch.TO_THE_END;

  /** More moves than any position has. */
  public static final int ALL_VALUES = Integer.MAX_VALUE;

  public EndgameLimits {
    if (time.isNegative() || plies < 1 || plies > ALL_PLIES || values < 1) {
      throw new IllegalArgumentException(
          "time " + time + ", plies " + plies + ", values " + values);
    }
  }

  /** The best move, to the end of the game or of the time. */
  public static EndgameLimits within(Duration time) {
    return new EndgameLimits(time, ALL_PLIES, 1, false);
  }

  public EndgameLimits withPlies(int most) {
    return new EndgameLimits(time, most, values, winFirst);
  }

  public EndgameLimits withValues(int wanted) {
    return new EndgameLimits(time, plies, wanted, winFirst);
  }

  public EndgameLimits withWinFirst() {
    return new EndgameLimits(time, plies, values, true);
  }
}
