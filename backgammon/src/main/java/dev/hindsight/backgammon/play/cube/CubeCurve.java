package dev.hindsight.backgammon.play.cube;

/**
 * The worth of a game by the chance to win it, with the cube in one place: Janowski's mixture of
 * two extremes.
 *
 * <p>With a <em>dead</em> cube, which nobody ever turns, the worth is a straight line from what is
 * lost on average to what is won. With a fully <em>live</em> one chances move in small steps, and
 * whoever may double does so exactly where the opponent's take and pass are worth the same. There a
 * game is worth as much as one that is won or lost at the stake of the moment, and between such
 * points the worth is a straight line. The truth lies between: a share {@code efficiency} of the
 * live and the rest of the dead one.
 *
 * <p>Source: R. Janowski, "Take-points in money games" (1993), whose money formulas these lines
 * give; at a match score the same with match-winning chances.
 *
 * @param meanLost worth at chance 0: the average of lost games, gammons included
 * @param opponentsCash chance at which the opponent doubles and wins; 0 if he may not double
 * @param lost worth there: a single loss at this cube
 * @param cash chance at which the player doubles and wins; 1 if he may not double
 * @param won worth there: a single win at this cube
 * @param meanWon worth at chance 1
 */
record CubeCurve(
    double meanLost, double opponentsCash, double lost, double cash, double won, double meanWon) {

  /** The share of the live cube that Janowski found to fit play. */
  static final double USUAL_EFFICIENCY = 2.0 / 3;

  double at(double winProbability, double efficiency) {
    return efficiency * live(winProbability) + (1 - efficiency) * dead(winProbability);
  }

  double dead(double winProbability) {
    return winProbability * meanWon + (1 - winProbability) * meanLost;
  }

  double live(double winProbability) {
    // At odd scores both would double at once: then their points meet in the middle.
    double middle = (opponentsCash + cash) / 2;
    double low = Math.min(opponentsCash, middle);
    double high = Math.max(cash, middle);
    double worthLow = opponentsCash > 0 ? lost : meanLost;
    double worthHigh = cash < 1 ? won : meanWon;
    if (winProbability < low) {
      return between(meanLost, worthLow, winProbability / low);
    }
    if (winProbability > high) {
      return between(worthHigh, meanWon, (winProbability - high) / (1 - high));
    }
    return high > low
        ? between(worthLow, worthHigh, (winProbability - low) / (high - low))
        : (worthLow + worthHigh) / 2;
  }

  private static double between(double from, double to, double share) {
    return from + (to - from) * share;
  }
}
