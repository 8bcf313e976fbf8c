package dev.hindsight.crossword.play.endgame;

import java.time.Duration;

/**
 * How far an endgame is solved.
 *
 * @param time when to stop, with what is known then
 * @param nodes positions that each thread looks at at most, to stop at the same place on every
 *     machine
 * @param plies moves to look ahead at most; {@link #ALL_PLIES} for no limit. With a limit one
 *     thread does the work, because what is only estimated would depend on how many there are
 * @param values how many of the best moves get a value, at least 1, if there is time after the best
 *     is proven; of the others it is shown that they are no better
 * @param aim what is to be proven
 */
public record EndgameLimits(Duration time, long nodes, int plies, int values, Aim aim) {
  /** What a search is to prove. */
  public enum Aim {
    /** The value of the best move. */
    POINTS,
    /** Who wins, and then by how much. */
    WIN_THEN_POINTS,
    /** Who wins. */
    WIN
  }

  public static final int ALL_PLIES = EndgameSearch.TO_THE_END;

  /** More moves than any position has. */
  public static final int ALL_VALUES = Integer.MAX_VALUE;

  /** More positions than anybody waits for. */
  public static final long ALL_NODES = Long.MAX_VALUE;

  public EndgameLimits {
    if (time.isNegative() || nodes < 0 || plies < 1 || plies > ALL_PLIES || values < 1) {
      throw new IllegalArgumentException(
          "time " + time + ", nodes " + nodes + ", plies " + plies + ", values " + values);
    }
  }

  /** The best move, to the end of the game or of the time. */
  public static EndgameLimits within(Duration time) {
    return new EndgameLimits(time, ALL_NODES, ALL_PLIES, 1, Aim.POINTS);
  }

  public EndgameLimits withNodes(long most) {
    return new EndgameLimits(time, most, plies, values, aim);
  }

  public EndgameLimits withPlies(int most) {
    return new EndgameLimits(time, nodes, most, values, aim);
  }

  public EndgameLimits withValues(int wanted) {
    return new EndgameLimits(time, nodes, plies, wanted, aim);
  }

  public EndgameLimits withAim(Aim other) {
    return new EndgameLimits(time, nodes, plies, values, other);
  }
}
