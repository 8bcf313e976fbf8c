package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.play.evaluate.PairEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.rules.RunningBoard;

/**
 * Exact values to learn from: those of a bearoff table, before the roll, except for the pairs of
 * sides that are held out for measuring what was learnt.
 */
public final class ExactTargets {
  /** An odd constant with bits all over, so that neighbours fall on both sides. */
  private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

  private final PairValues values;

  public ExactTargets(PairValues values) {
    if (!values.isExact()) {
      throw new IllegalArgumentException("targets must be exact, but " + values.name() + " is not");
    }
    this.values = values;
  }

  /** What the table says is all there is to say about this position. */
  public boolean covers(RunningBoard board) {
    return PairEvaluator.settles(values, board);
  }

  /** Half of all pairs, chosen by their checkers alone, are never taught. */
  public static boolean isHeldOut(RunningBoard board) {
    long hash = (board.moverNear() * SPREAD ^ Long.rotateLeft(board.otherNear(), 32)) * SPREAD;
    return hash < 0;
  }

  /** The mover's chance to win, or NaN where there is none to learn from. */
  public float target(RunningBoard board) {
    return covers(board) && !isHeldOut(board) ? (float) winProbability(board) : Float.NaN;
  }

  /** The mover's chance to win in a covered position. */
  public double winProbability(RunningBoard board) {
    return values.winProbabilityForMover(board.toBoard());
  }
}
