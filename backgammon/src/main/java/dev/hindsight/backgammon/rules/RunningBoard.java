package dev.hindsight.backgammon.rules;

/**
 * A {@link Board} that changes as a game goes on: the four packed longs, not checked, seen by the
 * player to move.
 *
 * <pre>{@code
 * RunningBoard board = new RunningBoard(Board.START);
 * moves.prepare(board);
 * moves.generate(3, 1);
 * board.play(moves, 0);            // now seen by the other player, who is to move
 * }</pre>
 *
 * <p>For loops that play millions of positions; everywhere else a {@link Board} is better.
 */
public final class RunningBoard {
  private long moverNear;
  private long moverFar;
  private long otherNear;
  private long otherFar;

  public RunningBoard(Board board) {
    set(board);
  }

  public void set(Board board) {
    set(board.moverNear(), board.moverFar(), board.otherNear(), board.otherFar());
  }

  /** Sets all checkers, packed as {@link Checkers} says and not checked. */
  public void set(long moverNear, long moverFar, long otherNear, long otherFar) {
    this.moverNear = moverNear;
    this.moverFar = moverFar;
    this.otherNear = otherNear;
    this.otherFar = otherFar;
  }

  /** Becomes an end position of a generator, seen by the player who moves next. */
  public void play(MoveGenerator moves, int index) {
    long rollerNear = moves.otherNear(index);
    long rollerFar = moves.otherFar(index);
    long waitingNear = moves.moverNear(index);
    long waitingFar = moves.moverFar(index);
    set(rollerNear, rollerFar, waitingNear, waitingFar);
  }

  public long moverNear() {
    return moverNear;
  }

  public long moverFar() {
    return moverFar;
  }

  public long otherNear() {
    return otherNear;
  }

  public long otherFar() {
    return otherFar;
  }

  /** Whether the player who has just moved has borne off everything. */
  public boolean isOver() {
    return Checkers.on(Checkers.OFF, otherNear, otherFar) == Checkers.PER_SIDE;
  }

  /** Whether a checker can still be hit or blocked, as {@link PositionClass#CONTACT} says. */
  public boolean isContact() {
    return isContact(moverNear, moverFar, otherNear, otherFar);
  }

  /** {@link #isContact()} for packed sides; a side without checkers has no contact. */
  public static boolean isContact(long moverNear, long moverFar, long otherNear, long otherFar) {
    return Checkers.rearmost(moverNear, moverFar) + Checkers.rearmost(otherNear, otherFar)
        > Checkers.BAR;
  }

  /** The board as it is now, as a value. */
  public Board toBoard() {
    return new Board(moverNear, moverFar, otherNear, otherFar);
  }
}
