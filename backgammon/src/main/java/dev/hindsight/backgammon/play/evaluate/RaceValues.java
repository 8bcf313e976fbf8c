package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.PositionClass;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.backgammon.table.OneSidedTable;

/**
 * Races estimated from each side by itself: the chance that the player on roll needs no more rolls
 * than the opponent, as if each played for few rolls and never looked at the other.
 *
 * <p>Close to the exact value (about a thousandth on average), but not exact, and without a cube.
 */
public final class RaceValues implements PairValues {
  /** Its name wherever it is shown. */
  public static final String NAME = "one-sided race estimate";

  private final OneSidedTable table;

  public RaceValues(OneSidedTable table) {
    this.table = table;
  }

  @Override
  public String name() {
    return NAME + " from " + table.index().points() + " points";
  }

  @Override
  public boolean isExact() {
    return false;
  }

  @Override
  public boolean covers(Board board) {
    return PositionClass.of(board) != PositionClass.CONTACT
        && table.index().covers(board.moverNear(), board.moverFar())
        && table.index().covers(board.otherNear(), board.otherFar());
  }

  @Override
  public boolean isCubeful() {
    return false;
  }

  @Override
  public double winProbabilityForMover(Board board) {
    // Chances are stored in single precision: their sum may be a little over 1.
    return Math.min(1, table.raceEstimate(board.moverNear(), board.otherNear()));
  }

  @Override
  public double equityForMover(CubeState state, Board board) {
    if (state != CubeState.CUBELESS) {
      throw new IllegalArgumentException("a race estimate knows no cube");
    }
    return 2 * winProbabilityForMover(board) - 1;
  }
}
