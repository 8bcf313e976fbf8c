package dev.hindsight.backgammon.build.nets;

import dev.hindsight.backgammon.play.evaluate.PairEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.Locale;

/**
 * Exact values to learn from: those of a bearoff table, before the roll. Usually all of them are
 * taught. An experiment holds a share of the pairs of sides out, and measures on those what was
 * learnt.
 */
public final class ExactTargets {
  /** An odd constant with bits all over, so that neighbours fall on both sides. */
  private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

  /** With more held out, hardly anything would be left to teach. */
  public static final double MOST_HELD_OUT = 0.9;

  private static final int HASH_BITS = 53;

  private final PairValues values;
  private final double holdOut;

  /** Everything that the table knows is taught. */
  public static ExactTargets everything(PairValues values) {
    return new ExactTargets(values, 0);
  }

  /**
   * @param holdOut the share of all pairs that are never taught
   */
  public ExactTargets(PairValues values, double holdOut) {
    checkHoldOut(holdOut);
    if (!values.isExact()) {
      throw new IllegalArgumentException("targets must be exact, but " + values.name() + " is not");
    }
    this.values = values;
    this.holdOut = holdOut;
  }

  static void checkHoldOut(double share) {
    if (!(share >= 0 && share <= MOST_HELD_OUT)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "the share held out is from 0 to %s, not %s", MOST_HELD_OUT, share));
    }
  }

  /** What the table says is all there is to say about this position. */
  public boolean covers(RunningBoard board) {
    return PairEvaluator.settles(values, board);
  }

  /** Whether a pair is never taught; chosen by its checkers alone. */
  public boolean isHeldOut(RunningBoard board) {
    long hash = (board.moverNear() * SPREAD ^ Long.rotateLeft(board.otherNear(), 32)) * SPREAD;
    return (hash >>> (Long.SIZE - HASH_BITS)) * 0x1p-53 >= 1 - holdOut;
  }

  /**
   * Whether the error of nets is measured at a position: where they were not taught, or anywhere if
   * they were taught everything.
   */
  boolean isMeasured(RunningBoard board) {
    return holdOut == 0 || isHeldOut(board);
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
