package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.table.CubeState;
import org.jspecify.annotations.Nullable;

/**
 * What a position is worth to one player: the chance to win and, if the table knows the cube, the
 * equity for each place of it. Gammons do not count.
 */
public record BearoffValue(double winProbability, @Nullable CubeEquities cube) {
  /** Of the mover, before the roll, who does not double this turn. */
  public static BearoffValue beforeRoll(PairValues values, Board board) {
    return new BearoffValue(
        values.winProbabilityForMover(board),
        values.isCubeful()
            ? new CubeEquities(
                values.equityForMover(CubeState.OWNED, board),
                values.equityForMover(CubeState.CENTRED, board),
                values.equityForMover(CubeState.OPPONENTS, board))
            : null);
  }

  /**
   * Of the player who has just moved; the board is still seen by him. The other one is on roll and
   * may double first, if the cube allows.
   */
  static BearoffValue afterMove(PairValues values, Board board) {
    BearoffValue next = beforeRoll(values, board.swapped());
    CubeEquities cube = next.cube();
    return new BearoffValue(
        1 - next.winProbability(), cube == null ? null : cube.withDoubling().forOpponent());
  }

  /** The better of two choices, for each place of the cube by itself. */
  BearoffValue max(BearoffValue other) {
    return new BearoffValue(
        Math.max(winProbability, other.winProbability),
        cube == null || other.cube == null ? null : cube.max(other.cube));
  }

  /** The equity without a cube. */
  public double cubelessEquity() {
    return 2 * winProbability - 1;
  }

  /** The equity with the cube in this place, or without a cube where none is known. */
  public double equity(CubeState state) {
    return cube == null || state == CubeState.CUBELESS ? cubelessEquity() : cube.of(state);
  }
}
