package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;

/**
 * Exact values where a bearoff table has them, another evaluator where it has not.
 *
 * <p>A roll is judged by the table only if it covers <em>every</em> end position: an exact value
 * beside a learnt one would win or lose by the error of the learnt one. Positions in which a gammon
 * is still possible are left to the other evaluator, because the tables do not know gammons.
 */
public final class PairEvaluator implements Evaluator {
  private final PairValues values;
  private final Evaluator otherwise;
  private final RunningBoard next = new RunningBoard(Board.START);

  public PairEvaluator(PairValues values, Evaluator otherwise) {
    this.values = values;
    this.otherwise = otherwise;
  }

  @Override
  public String name() {
    return values.name() + ", else " + otherwise.name();
  }

  /** Whether a table knows all there is to know: it covers the board and nobody can be gammoned. */
  public static boolean settles(PairValues values, RunningBoard board) {
    return (board.moverNear() & 15) != 0
        && (board.otherNear() & 15) != 0
        && board.moverFar() == 0
        && board.otherFar() == 0
        && values.covers(board.toBoard());
  }

  @Override
  public void chancesBeforeRoll(RunningBoard board, float[] chances) {
    if (!board.isOver() && settles(values, board)) {
      ResultChances.ofWin(values.winProbabilityForMover(board.toBoard())).copyTo(chances, 0);
    } else {
      otherwise.chancesBeforeRoll(board, chances);
    }
  }

  @Override
  public boolean isExact(RunningBoard board) {
    return board.isOver()
        || (values.isExact() && settles(values, board))
        || otherwise.isExact(board);
  }

  @Override
  public Evaluator forRoll(MoveGenerator ends) {
    for (int index = 0; index < ends.count(); index++) {
      if (!isKnown(ends, index)) {
        return otherwise.forRoll(ends);
      }
    }
    return this;
  }

  @Override
  public void equitiesAfterMove(MoveGenerator ends, float[] equities) {
    int index = 0;
    while (index < ends.count() && isKnown(ends, index)) {
      equities[index] = (float) (1 - 2 * winProbabilityOfRoller());
      index++;
    }
    if (index < ends.count()) {
      otherwise.equitiesAfterMove(ends, equities);
    }
  }

  /** Sets {@code next} to an end position and says whether it is known exactly. */
  private boolean isKnown(MoveGenerator ends, int index) {
    // A quick look first: most rolls are far from any table.
    if (ends.moverFar(index) != 0 || (ends.moverNear(index) & 15) == 0) {
      return false;
    }
    next.play(ends, index);
    return settles(values, next);
  }

  private double winProbabilityOfRoller() {
    return Checkers.on(Checkers.OFF, next.otherNear(), next.otherFar()) == Checkers.PER_SIDE
        ? 0
        : values.winProbabilityForMover(next.toBoard());
  }
}
