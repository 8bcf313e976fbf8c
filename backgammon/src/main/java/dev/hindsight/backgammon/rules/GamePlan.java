package dev.hindsight.backgammon.rules;

/**
 * What a position with contact is about, whoever of the two sides it is that does it.
 *
 * <p>Every position with contact has exactly one plan, the first of these that fits. It follows
 * from the checkers alone, by a few operations on bits, so that nets can be chosen by it.
 */
public enum GamePlan {
  /** A side holds two points or more in the other's home board. */
  BACKGAME(0, "backgame"),

  /** A side has borne off checkers, and has one in the other's home board or on the bar again. */
  CONTAINMENT(1, "containment"),

  /** A side has all its checkers on its own half of the board; the other waits behind them. */
  BEAR_IN(2, "bear-in"),

  /** A side has {@value #CRASHED_CHECKERS} checkers or more on its three lowest points or off. */
  CRASHED(3, "crashed"),

  /**
   * A side has five of six points in a row before a checker in its home board, or both sides have
   * four.
   */
  PRIMES(4, "primes"),

  /** A side has four checkers or more in the other's home board and on the bar. */
  MANY_BACK(5, "many-back"),

  /** A side has none there, the other holds a point there or next to it, or has two on the bar. */
  HOLDING(6, "holding"),

  /** Anything else. */
  ORDINARY(7, "ordinary");

  private static final int CRASHED_CHECKERS = 8;
  private static final int MANY = 4;
  private static final int BLOCK_POINTS = 12;

  /** The lowest point of a side that lies in the other's home board. */
  private static final int FIRST_BACK = Checkers.POINTS - Checkers.HOME_POINTS + 1;

  /** Where that point is in the far long. */
  private static final int BACK_SHIFT = 4 * (FIRST_BACK - 16);

  private static final int HOME_MASK = (1 << Checkers.HOME_POINTS) - 1;

  /** {@code LONGEST[mask]}: the most of any six points in a row, bit i for point i + 1. */
  private static final byte[] LONGEST = longest();

  private final int position;
  private final String text;

  GamePlan(int position, String text) {
    this.position = position;
    this.text = text;
  }

  /** Where it stands among the plans; nets are kept in this order. */
  public int position() {
    return position;
  }

  /** How plans of training and options write it. */
  @Override
  public String toString() {
    return text;
  }

  private static byte[] longest() {
    byte[] most = new byte[1 << BLOCK_POINTS];
    for (int mask = 0; mask < most.length; mask++) {
      for (int first = 0; first <= BLOCK_POINTS - Checkers.HOME_POINTS; first++) {
        most[mask] = (byte) Math.max(most[mask], Integer.bitCount(mask >>> first & HOME_MASK));
      }
    }
    return most;
  }

  public static GamePlan of(RunningBoard board) {
    return of(board.moverNear(), board.moverFar(), board.otherNear(), board.otherFar());
  }

  /** The plan of a position with contact, packed as {@link Checkers} says. */
  public static GamePlan of(long moverNear, long moverFar, long otherNear, long otherFar) {
    int moverPoints = Checkers.occupiedTwice(moverNear, moverFar);
    int otherPoints = Checkers.occupiedTwice(otherNear, otherFar);
    int moverAnchors = moverPoints >>> FIRST_BACK & HOME_MASK;
    int otherAnchors = otherPoints >>> FIRST_BACK & HOME_MASK;
    if (isSeveral(moverAnchors) || isSeveral(otherAnchors)) {
      return BACKGAME;
    }
    int moverBack = back(moverFar);
    int otherBack = back(otherFar);
    if (isContained(moverNear, moverBack) || isContained(otherNear, otherBack)) {
      return CONTAINMENT;
    }
    if (isOnOwnHalf(moverNear, moverFar) || isOnOwnHalf(otherNear, otherFar)) {
      return BEAR_IN;
    }
    if (isCrashed(moverNear) || isCrashed(otherNear)) {
      return CRASHED;
    }
    int moverBlock = otherBack == 0 ? 0 : LONGEST[moverPoints >>> 1 & (LONGEST.length - 1)];
    int otherBlock = moverBack == 0 ? 0 : LONGEST[otherPoints >>> 1 & (LONGEST.length - 1)];
    if (Math.max(moverBlock, otherBlock) >= 5 || Math.min(moverBlock, otherBlock) >= 4) {
      return PRIMES;
    }
    if (Math.max(moverBack, otherBack) >= MANY) {
      return MANY_BACK;
    }
    return (otherBack == 0 && holds(moverPoints)) || (moverBack == 0 && holds(otherPoints))
        ? HOLDING
        : ORDINARY;
  }

  private static boolean isSeveral(int points) {
    return (points & (points - 1)) != 0;
  }

  /** Checkers in the other's home board and on the bar: seven cells, whose sum is below sixteen. */
  private static int back(long far) {
    return (int) (((far >>> BACK_SHIFT) * 0x111_1111L) >>> 24) & 15;
  }

  private static boolean isContained(long near, int back) {
    return back != 0 && (near & 15) != 0;
  }

  private static boolean isOnOwnHalf(long near, long far) {
    return far == 0 && near >>> (4 * (BLOCK_POINTS + 1)) == 0;
  }

  private static boolean isCrashed(long near) {
    int cells = (int) near & 0xFFFF;
    return ((cells * 0x1111) >>> 12 & 15) >= CRASHED_CHECKERS;
  }

  /** A point from which a checker can still hit on the way home: 18 to 24. */
  private static boolean holds(int points) {
    return points >>> (FIRST_BACK - 1) != 0;
  }
}
