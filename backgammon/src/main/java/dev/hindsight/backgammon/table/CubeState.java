package dev.hindsight.backgammon.table;

/**
 * Who may double. The order is that of the values in a table and in gnubg's databases.
 *
 * <p>A value with a cube is per unit of the cube, for the player on roll who does <em>not</em>
 * double this turn, when both double at the right moments afterwards; money play, gammons ignored,
 * no Jacoby rule.
 */
public enum CubeState {
  /** Nobody, ever: the value is the plain chance to win. */
  CUBELESS(0),
  /** The player on roll owns the cube. */
  OWNED(1),
  /** The cube is in the middle: both may double. */
  CENTRED(2),
  /** The opponent of the player on roll owns the cube. */
  OPPONENTS(3);

  private final int position;

  CubeState(int position) {
    this.position = position;
  }

  /** Where the value of this state stands among the four of a pair. */
  public int position() {
    return position;
  }
}
