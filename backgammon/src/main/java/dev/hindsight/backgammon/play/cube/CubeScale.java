package dev.hindsight.backgammon.play.cube;

import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.table.CubeState;

/**
 * What games are worth to the player on roll in a unit that stays the same when the cube is turned:
 * points for money, chances to win the match at a score. {@link CubeValues} speaks of one cube, per
 * unit of it; a look ahead meets several.
 */
public interface CubeScale {
  /**
   * By formulas, with this cube, and no double this turn.
   *
   * @param state where the player on roll sees the cube
   */
  double worth(ResultChances chancesOfRoller, int cube, CubeState state);

  /** Winning as many points at once as the cube shows: a double is passed. */
  double passed(int cube);

  /** Whether the player on roll may turn this cube, and has a use for it. */
  boolean mayDouble(int cube, CubeState state);

  /** Whether the player on roll risks nothing by turning this cube, and may gain. */
  boolean isFree(int cube);

  /** The same as the other player sees it. */
  CubeScale forOpponent();

  /** What the worth of one player is to the other. */
  double toOpponent(double worth);

  /** The equity of the player on roll, per unit of this cube. */
  double equity(double worth, int cube);
}
