package dev.hindsight.backgammon.play.cube;

import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.table.CubeState;

/**
 * Chances to win the match.
 *
 * @param atOne the score as the player on roll sees it, with a cube of 1
 */
record MatchScale(MatchCube atOne) implements CubeScale {
  @Override
  public double worth(ResultChances chances, int cube, CubeState state) {
    return atOne.matchWinChance(chances, cube, state);
  }

  @Override
  public double passed(int cube) {
    return atOne.won(cube);
  }

  @Override
  public boolean mayDouble(int cube, CubeState state) {
    return (state == CubeState.OWNED || state == CubeState.CENTRED) && atOne.isUseful(cube);
  }

  @Override
  public boolean isFree(int cube) {
    return atOne.isFree(cube);
  }

  @Override
  public CubeScale forOpponent() {
    return new MatchScale(atOne.forOpponent());
  }

  @Override
  public double toOpponent(double worth) {
    return 1 - worth;
  }

  @Override
  public double equity(double worth, int cube) {
    return atOne.withCube(cube).equity(worth);
  }
}
