package dev.hindsight.backgammon.play.cube;

import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.table.CubeState;

/** Points for money. */
record MoneyScale(MoneyCube formulas) implements CubeScale {
  @Override
  public double worth(ResultChances chances, int cube, CubeState state) {
    return cube * formulas.equities(chances).of(state);
  }

  @Override
  public double passed(int cube) {
    return cube;
  }

  @Override
  public boolean mayDouble(int cube, CubeState state) {
    return state == CubeState.OWNED || state == CubeState.CENTRED;
  }

  @Override
  public boolean isFree(int cube) {
    return false;
  }

  @Override
  public CubeScale forOpponent() {
    return this;
  }

  @Override
  public double toOpponent(double worth) {
    return -worth;
  }

  @Override
  public double equity(double worth, int cube) {
    return worth / cube;
  }
}
