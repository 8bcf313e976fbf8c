package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.CubeState;

/** The values of a two-sided table, of ours or of gnubg's, as they are rounded in its file. */
public final class TableValues implements PairValues {
  private final BearoffTable table;

  public TableValues(BearoffTable table) {
    this.table = table;
  }

  @Override
  public String name() {
    return "two-sided bearoff of "
        + table.index().checkers()
        + " checkers on "
        + table.index().points()
        + " points"
        + (table.isChecked() ? "" : ", if its file is whole: gnubg's format has no checksums");
  }

  @Override
  public boolean isExact() {
    return true;
  }

  @Override
  public boolean covers(Board board) {
    return table.covers(board);
  }

  @Override
  public boolean isCubeful() {
    return table.isCubeful();
  }

  @Override
  public double winProbabilityForMover(Board board) {
    return table.winProbability(board.moverNear(), board.otherNear());
  }

  @Override
  public double equityForMover(CubeState state, Board board) {
    return table.equity(state, board.moverNear(), board.otherNear());
  }
}
