package dev.hindsight.backgammon.rules;

/**
 * Where the thirty checkers are, seen by the player to move.
 *
 * <p>Each side counts its points from its own bear-off edge, so the mover's point p is the other's
 * point 25 − p. The two sides are packed as {@link Checkers} says; the game starts as {@link
 * #START}: two checkers on the 24 point, five on the 13, three on the 8, five on the 6.
 */
public record Board(long moverNear, long moverFar, long otherNear, long otherFar) {
  public static final Board START =
      of(
          new int[] {0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0},
          new int[] {0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0});

  public Board {
    Checkers.checkSide(moverNear, moverFar, "the mover's");
    Checkers.checkSide(otherNear, otherFar, "the other's");
    int shared =
        pointsSeenByOpponent(Checkers.occupied(otherNear, otherFar))
            & Checkers.occupied(moverNear, moverFar);
    if (shared != 0) {
      throw new IllegalArgumentException(
          "both players have checkers on the mover's point "
              + Integer.numberOfTrailingZeros(shared));
    }
  }

  /**
   * The board with these counts on points 1 to 24 and, last, the bar of each side; whoever is
   * missing from fifteen has been borne off. Throws when there are too many or a point is shared.
   */
  public static Board of(int[] moverPointsAndBar, int[] otherPointsAndBar) {
    int[] mover = withOff(moverPointsAndBar, "the mover");
    int[] other = withOff(otherPointsAndBar, "the other player");
    return new Board(
        Checkers.packNear(mover),
        Checkers.packFar(mover),
        Checkers.packNear(other),
        Checkers.packFar(other));
  }

  private static int[] withOff(int[] pointsAndBar, String whose) {
    if (pointsAndBar.length != Checkers.BAR) {
      throw new IllegalArgumentException(
          whose + " needs 24 points and the bar, not " + pointsAndBar.length + " counts");
    }
    int[] counts = new int[Checkers.CELLS];
    int onBoard = 0;
    for (int cell = 1; cell < Checkers.CELLS; cell++) {
      int count = pointsAndBar[cell - 1];
      if (count < 0 || count > Checkers.PER_SIDE) {
        throw new IllegalArgumentException(
            whose + " cannot have " + count + " checkers on point " + cell);
      }
      counts[cell] = count;
      onBoard += count;
    }
    if (onBoard > Checkers.PER_SIDE) {
      throw new IllegalArgumentException(
          whose + " has " + onBoard + " checkers, but a side has only " + Checkers.PER_SIDE);
    }
    counts[Checkers.OFF] = Checkers.PER_SIDE - onBoard;
    return counts;
  }

  /** Bits of one side's points 1–24 as the opponent numbers them; off and bar drop out. */
  static int pointsSeenByOpponent(int cells) {
    return (Integer.reverse(cells) >>> 6) & 0x01FF_FFFE;
  }

  /** The mover's checkers on a point 1–24, the bar (25) or off (0). */
  public int mover(int cell) {
    return Checkers.on(cell, moverNear, moverFar);
  }

  /** The other player's checkers on a cell as that player numbers them. */
  public int other(int cell) {
    return Checkers.on(cell, otherNear, otherFar);
  }

  /** The same board seen by the other player. */
  public Board swapped() {
    return new Board(otherNear, otherFar, moverNear, moverFar);
  }

  public int moverPips() {
    return Checkers.pips(moverNear, moverFar);
  }

  public int otherPips() {
    return Checkers.pips(otherNear, otherFar);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("mover");
    appendSide(text, moverNear, moverFar);
    text.append("; other");
    appendSide(text, otherNear, otherFar);
    return text.toString();
  }

  /** Appends the occupied cells, rearmost first, such as {@code bar:1 13:5 off:9}. */
  private static void appendSide(StringBuilder text, long near, long far) {
    for (int cell = Checkers.BAR; cell >= 0; cell--) {
      int count = Checkers.on(cell, near, far);
      if (count > 0) {
        text.append(' ').append(cellName(cell)).append(':').append(count);
      }
    }
  }

  static String cellName(int cell) {
    return cell == Checkers.BAR ? "bar" : cell == Checkers.OFF ? "off" : Integer.toString(cell);
  }
}
