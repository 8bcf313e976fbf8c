package dev.hindsight.backgammon.rules;

/** What kind of play is left, from the end of the game backwards. */
public enum PositionClass {
  /** One side has borne off everything. */
  OVER,

  /** No contact, and both sides have all their checkers home or off. */
  BEAROFF,

  /** The sides have passed each other and can neither hit nor block. */
  RACE,

  /** A checker can still be hit or blocked. */
  CONTACT;

  public static PositionClass of(Board board) {
    int mover = Checkers.rearmost(board.moverNear(), board.moverFar());
    int other = Checkers.rearmost(board.otherNear(), board.otherFar());
    if (mover == 0 || other == 0) {
      return OVER;
    }
    // The mover's point p is the other's 25 − p: beyond that sum the rear checkers have yet to
    // pass.
    if (mover + other > Checkers.BAR) {
      return CONTACT;
    }
    return Math.max(mover, other) <= Checkers.HOME_POINTS ? BEAROFF : RACE;
  }
}
