package dev.hindsight.crossword.play.preendgame;

import java.time.Duration;

/**
 * How far a turn before the end of a game is looked into.
 *
 * @param time when to stop, with what is known then
 * @param candidates how many moves are compared: the first by static equity, and the pass besides
 * @param replies how many plays the opponent chooses from after a pass that keeps the last tile in
 *     the bag, the first by static equity, until all else is proven; {@link #ALL} for every one
 * @param aim what is to be proven
 * @param seed of the order of the draws
 * @param steps of the comparison, at most: see {@link Stage}; with time enough, the answer is then
 *     a function of the position. {@link #ALL} for no such limit
 */
public record PreEndgameLimits(
    Duration time, int candidates, int replies, Aim aim, long seed, int steps) {
  /** When to stop before the time is over. */
  public enum Aim {
    /**
     * The win chances of the first ten moves are proven, but for a pass of which they cannot be.
     */
    WIN_CHANCES,
    /** Besides, no candidate wins more often than the first, and points decide between equals. */
    BEST_MOVE
  }

  public static final int USUAL_CANDIDATES = 24;
  public static final int USUAL_REPLIES = 16;
  public static final int ALL = Integer.MAX_VALUE;

  public PreEndgameLimits {
    if (time.isNegative() || candidates < 1 || replies < 1 || steps < 1) {
      throw new IllegalArgumentException(
          "time " + time + ", candidates " + candidates + ", replies " + replies + ", " + steps);
    }
  }

  public static PreEndgameLimits within(Duration time) {
    return new PreEndgameLimits(time, USUAL_CANDIDATES, USUAL_REPLIES, Aim.BEST_MOVE, 0, ALL);
  }

  public PreEndgameLimits withCandidates(int most) {
    return new PreEndgameLimits(time, most, replies, aim, seed, steps);
  }

  public PreEndgameLimits withAim(Aim other) {
    return new PreEndgameLimits(time, candidates, replies, other, seed, steps);
  }

  public PreEndgameLimits withSteps(int most) {
    return new PreEndgameLimits(time, candidates, replies, aim, seed, most);
  }
}
