package dev.hindsight.backgammon.play.players;

import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.random.RandomGenerator;

/**
 * Plays for the lead in pips: hits whatever gains most by it, and among equals leaves the fewest
 * checkers alone on a point; the first of those.
 */
public final class PipPlayer implements BackgammonPlayer {
  private static final int PIPS_WEIGHT = 100;

  @Override
  public int choose(RunningBoard before, MoveGenerator ends, RandomGenerator random) {
    int best = 0;
    int bestWorth = Integer.MIN_VALUE;
    for (int index = 0; index < ends.count(); index++) {
      long near = ends.moverNear(index);
      long far = ends.moverFar(index);
      int lead =
          Checkers.pips(ends.otherNear(index), ends.otherFar(index)) - Checkers.pips(near, far);
      int worth = PIPS_WEIGHT * lead - blots(near, far);
      if (worth > bestWorth) {
        bestWorth = worth;
        best = index;
      }
    }
    return best;
  }

  private static int blots(long near, long far) {
    int blots = 0;
    for (int point = 1; point <= Checkers.POINTS; point++) {
      blots += Checkers.on(point, near, far) == 1 ? 1 : 0;
    }
    return blots;
  }
}
