package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.RunningBoard;

/**
 * The chances of the six ways in which a game can end, for one player: a single win, a gammon, a
 * backgammon, then the same three lost. They exclude each other and sum to 1.
 *
 * <p>Other programs write five nested chances instead: to win at all, to win at least a gammon, to
 * win a backgammon, to lose at least a gammon, to lose a backgammon. A player with single win 0.5,
 * gammon 0.1, backgammon 0.02, single loss 0.3, gammon 0.07, backgammon 0.01 has the nested chances
 * 0.62, 0.12, 0.02, 0.08, 0.01 and the cubeless equity 0.62 − 0.38 + 0.12 + 0.02 − 0.08 − 0.01 =
 * 0.29. This class is the only place that converts.
 *
 * <p>Loops keep the six in arrays of floats, in the order above.
 */
public record ResultChances(
    double winSingle,
    double winGammon,
    double winBackgammon,
    double loseSingle,
    double loseGammon,
    double loseBackgammon) {
  /** Results of a game. */
  public static final int COUNT = 6;

  /** The first of the three lost results. */
  public static final int LOST = 3;

  /** How far chances that were rounded may be from summing to 1. */
  private static final double TOLERANCE = 1e-4;

  /** The lowest point of a side that lies in the other's home board. */
  private static final int OTHERS_HOME = Checkers.POINTS - Checkers.HOME_POINTS + 1;

  public ResultChances {
    double sum = winSingle + winGammon + winBackgammon + loseSingle + loseGammon + loseBackgammon;
    boolean negative =
        Math.min(
                Math.min(winSingle, Math.min(winGammon, winBackgammon)),
                Math.min(loseSingle, Math.min(loseGammon, loseBackgammon)))
            < 0;
    if (negative || !(Math.abs(sum - 1) < TOLERANCE)) {
      throw new IllegalArgumentException(
          "six chances must not be negative and sum to 1, not to " + sum);
    }
  }

  /** The six from an array, freed of the rounding of floats. */
  public static ResultChances of(float[] chances, int at) {
    return new ResultChances(
            chances[at],
            chances[at + 1],
            chances[at + 2],
            chances[at + 3],
            chances[at + 4],
            chances[at + 5])
        .dividedBySum();
  }

  private ResultChances dividedBySum() {
    double sum = winSingle + winGammon + winBackgammon + loseSingle + loseGammon + loseBackgammon;
    return new ResultChances(
        winSingle / sum,
        winGammon / sum,
        winBackgammon / sum,
        loseSingle / sum,
        loseGammon / sum,
        loseBackgammon / sum);
  }

  /** Of a game that has ended. */
  public static ResultChances ofResult(boolean won, GameResult result) {
    float[] chances = new float[COUNT];
    setResult(won, result, chances, 0);
    return of(chances, 0);
  }

  /** Where no gammon is possible any more. */
  public static ResultChances ofWin(double winProbability) {
    return new ResultChances(winProbability, 0, 0, 1 - winProbability, 0, 0);
  }

  /** Win, win at least a gammon, win a backgammon, lose at least a gammon, lose a backgammon. */
  public double[] nested() {
    return new double[] {
      winProbability(),
      winGammon + winBackgammon,
      winBackgammon,
      loseGammon + loseBackgammon,
      loseBackgammon
    };
  }

  public double winProbability() {
    return Math.min(1, winSingle + winGammon + winBackgammon);
  }

  /** The chance that the game ends with a gammon or a backgammon, whoever wins it. */
  public double gammons() {
    return winGammon + winBackgammon + loseGammon + loseBackgammon;
  }

  /** Points of the cube that the player wins on average when nobody doubles. */
  public double cubelessEquity() {
    return winSingle
        + 2 * winGammon
        + 3 * winBackgammon
        - loseSingle
        - 2 * loseGammon
        - 3 * loseBackgammon;
  }

  /** The same game as the opponent sees it. */
  public ResultChances forOpponent() {
    return new ResultChances(
        loseSingle, loseGammon, loseBackgammon, winSingle, winGammon, winBackgammon);
  }

  /** Writes the six to an array. */
  public void copyTo(float[] chances, int at) {
    chances[at] = (float) winSingle;
    chances[at + 1] = (float) winGammon;
    chances[at + 2] = (float) winBackgammon;
    chances[at + 3] = (float) loseSingle;
    chances[at + 4] = (float) loseGammon;
    chances[at + 5] = (float) loseBackgammon;
  }

  // ---- the same on arrays ----

  /** {@link #cubelessEquity} of the six that begin at a place. */
  public static float cubelessEquity(float[] chances, int at) {
    return chances[at]
        - chances[at + 3]
        + 2 * (chances[at + 1] - chances[at + 4])
        + 3 * (chances[at + 2] - chances[at + 5]);
  }

  /** Turns the six that begin at a place into the opponent's. */
  public static void swap(float[] chances, int at) {
    for (int k = at; k < at + LOST; k++) {
      float won = chances[k];
      chances[k] = chances[k + LOST];
      chances[k + LOST] = won;
    }
  }

  /** The six of a game that has ended, 1 for one of them. */
  public static void setResult(boolean won, GameResult result, float[] chances, int at) {
    for (int k = 0; k < COUNT; k++) {
      chances[at + k] = 0;
    }
    chances[at + (won ? 0 : LOST) + result.multiple() - 1] = 1;
  }

  /**
   * Which results the mover can still reach, as bits 0 to 5: no gammon against a side that has
   * borne off a checker, and after contact no backgammon against one that has left the other's home
   * board.
   */
  public static int possible(RunningBoard board) {
    return possible(
        board.moverNear(),
        board.moverFar(),
        board.otherNear(),
        board.otherFar(),
        board.isContact());
  }

  /** {@link #possible(RunningBoard)} for packed sides, if it is known whether there is contact. */
  public static int possible(
      long moverNear, long moverFar, long otherNear, long otherFar, boolean contact) {
    return lossesOf(otherNear, otherFar, contact) | lossesOf(moverNear, moverFar, contact) << LOST;
  }

  /** Bits 0 to 2: the ways in which this side can lose. */
  private static int lossesOf(long near, long far, boolean contact) {
    if ((near & 15) != 0) {
      return 0b001;
    }
    return contact || Checkers.rearmost(near, far) >= OTHERS_HOME ? 0b111 : 0b011;
  }
}
