package dev.hindsight.backgammon.rules;

/**
 * How a finished game ended, from what the loser's checkers show: a gammon when none is off, a
 * backgammon when besides one is still on the bar or in the winner's home board.
 */
public enum GameResult {
  SINGLE(1),
  GAMMON(2),
  BACKGAMMON(3);

  private static final int WINNERS_HOME = Checkers.POINTS - Checkers.HOME_POINTS + 1;

  private final int multiple;

  GameResult(int multiple) {
    this.multiple = multiple;
  }

  /** Times the cube: 1, 2 or 3. */
  public int multiple() {
    return multiple;
  }

  /** Whether one side has borne off all its checkers. */
  public static boolean isOver(Board board) {
    return board.mover(Checkers.OFF) == Checkers.PER_SIDE
        || board.other(Checkers.OFF) == Checkers.PER_SIDE;
  }

  /** The result of a finished game; throws when nobody has borne off everything. */
  public static GameResult of(Board board) {
    if (board.other(Checkers.OFF) == Checkers.PER_SIDE) {
      return ofLoser(board.moverNear(), board.moverFar());
    }
    if (board.mover(Checkers.OFF) == Checkers.PER_SIDE) {
      return ofLoser(board.otherNear(), board.otherFar());
    }
    throw new IllegalArgumentException("the game is not over: " + board);
  }

  /** The result against these checkers of the loser, packed as {@link Checkers} says. */
  public static GameResult ofLoser(long near, long far) {
    if (Checkers.on(Checkers.OFF, near, far) > 0) {
      return SINGLE;
    }
    return Checkers.rearmost(near, far) >= WINNERS_HOME ? BACKGAMMON : GAMMON;
  }

  /** What the winner gets: with Jacoby a cube that has not been turned pays no gammons. */
  public int points(Cube cube, MatchScore score, GameOptions options) {
    boolean single = score.isMoney() && options.jacoby() && cube.isCentred();
    return cube.value() * (single ? 1 : multiple);
  }
}
