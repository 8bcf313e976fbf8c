package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.index.BearoffMoves;
import dev.hindsight.backgammon.index.PipOrder;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.runs.Crew;

/**
 * A two-sided bearoff solved on the spot, in doubles and with the cube: all pairs of sides with up
 * to this many checkers on the six home points. Six checkers take a fraction of a second.
 */
public final class SpotBearoff implements PairValues {
  private static final int POINTS = 6;

  private final BearoffIndex index;
  private final PipOrder order;
  private final PairPlanes<long[]> planes;

  public SpotBearoff(int checkers, Crew crew) {
    this.index = new BearoffIndex(POINTS, checkers);
    this.order = new PipOrder(index);
    DoubleLanes arithmetic = LaneKernels.inDoubles(index.size());
    this.planes = new PairPlanes<>(arithmetic, index.size(), true);
    BearoffMoves moves = BearoffMoves.build(index, order);
    TwoSidedSolver<long[]> solver = new TwoSidedSolver<>(moves, arithmetic, planes, crew);
    for (int layer = 0; layer < order.layers(); layer++) {
      solver.solve(layer);
    }
  }

  /** The most checkers that a side has left. */
  public int checkers() {
    return index.checkers();
  }

  @Override
  public String name() {
    int checkers = index.checkers();
    String most = checkers == 1 ? "1 checker" : checkers + " checkers";
    return "two-sided bearoff of " + most + ", solved on the spot";
  }

  @Override
  public boolean covers(Board board) {
    return index.covers(board.moverNear(), board.moverFar())
        && index.covers(board.otherNear(), board.otherFar());
  }

  @Override
  public boolean isExact() {
    return true;
  }

  @Override
  public boolean isCubeful() {
    return true;
  }

  @Override
  public double winProbabilityForMover(Board board) {
    return fraction(CubeState.CUBELESS, board);
  }

  @Override
  public double equityForMover(CubeState state, Board board) {
    return 2 * fraction(state, board) - 1;
  }

  private double fraction(CubeState state, Board board) {
    return fraction(state, board.moverNear(), board.otherNear());
  }

  private double fraction(CubeState state, long moverNear, long otherNear) {
    return planes
        .plane(state)
        .get(order.placeOf(index.rank(moverNear)), order.placeOf(index.rank(otherNear)));
  }

  /** The numbering of its sides. */
  public BearoffIndex index() {
    return index;
  }

  /** As {@link #equityForMover} of two sides that the index covers, without a board. */
  public double equity(CubeState state, long moverNear, long otherNear) {
    return 2 * fraction(state, moverNear, otherNear) - 1;
  }
}
