package dev.hindsight.workbench.crossword.review;

import dev.hindsight.crossword.rules.letters.Equity;

/**
 * How bad a mistake is: by the points that it loses or by the chance to win, whichever is worse,
 * because late in a close game a point may be the game.
 *
 * <p>Below a point the order of moves changes from one table of leaves to the next, so it is not
 * called a mistake. Five points are about what one tile of a leave may be worth, and fifteen are
 * more than a third of a turn. Chances have steps of their own, chosen and not measured: a point
 * counts for little of them in the opening and for all of them at the end.
 */
public enum Grade {
  NONE(0, 0),
  SMALL(1_000, 0.01),
  MEDIUM(5_000, 0.03),
  LARGE(15_000, 0.10);

  private final int fromMillipoints;
  private final double fromProbability;

  Grade(int fromMillipoints, double fromProbability) {
    this.fromMillipoints = fromMillipoints;
    this.fromProbability = fromProbability;
  }

  static Grade of(Equity loss, double winProbabilityLost) {
    Grade worst = NONE;
    for (Grade grade : values()) {
      if (loss.millipoints() >= grade.fromMillipoints
          || winProbabilityLost >= grade.fromProbability) {
        worst = grade;
      }
    }
    return worst;
  }
}
