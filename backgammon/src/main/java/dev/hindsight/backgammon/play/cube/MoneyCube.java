package dev.hindsight.backgammon.play.cube;

import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.CubeEquities;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.table.CubeState;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * The cube in money play, by Janowski's formulas: with W and L the average size of won and lost
 * games, a live cube is taken from (L − ½) / (W + L + ½) on and cashed from (L + 1) / (W + L + ½)
 * on. Without gammons these are 20 and 80 %, and 25 and 75 % for a cube that is dead once turned.
 *
 * @param efficiency the share of the live cube, from 0 to 1; see {@link CubeCurve}
 * @param jacoby whether gammons count only after a double
 */
record MoneyCube(double efficiency, boolean jacoby) implements CubeValues {
  @Override
  public String name() {
    return String.format(Locale.ROOT, "Janowski's formulas for money, cube %.2f live", efficiency)
        + (jacoby ? ", Jacoby rule" : "");
  }

  @Override
  public CubeEquities equities(ResultChances chances) {
    return new CubeEquities(
        at(chances, CubeState.OWNED, false),
        at(chances, CubeState.CENTRED, jacoby),
        at(chances, CubeState.OPPONENTS, false));
  }

  private double at(ResultChances chances, CubeState state, boolean onlySingle) {
    double meanWon = Gammons.meanWon(chances, 1, points -> points);
    double meanLost = Gammons.meanLost(chances, 1, points -> -points);
    double size = meanWon - meanLost + 0.5;
    double low = state == CubeState.OWNED ? 0 : (-meanLost - 0.5) / size;
    double high = state == CubeState.OPPONENTS ? 1 : (-meanLost + 1) / size;
    CubeCurve curve =
        onlySingle
            ? new CubeCurve(-1, low, -1, high, 1, 1)
            : new CubeCurve(meanLost, low, -1, high, 1, meanWon);
    return curve.at(chances.winProbability(), efficiency);
  }

  @Override
  public CubeDecision decision(ResultChances chances, CubeState state) {
    CubeEquities equities = equities(chances);
    return CubeDecision.of(equities.of(state), equities.opponents());
  }

  @Override
  public boolean isCubeInPlay() {
    return true;
  }

  @Override
  public CubeValues forOpponent() {
    return this;
  }

  @Override
  public double takePointOfOpponent(ResultChances chances) {
    return TakePoint.find(chances, tried -> 2 * at(tried, CubeState.OPPONENTS, false), 1);
  }

  @Override
  public OptionalDouble matchWinChance(double equity) {
    return OptionalDouble.empty();
  }
}
