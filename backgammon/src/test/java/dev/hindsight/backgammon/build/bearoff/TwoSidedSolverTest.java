package dev.hindsight.backgammon.build.bearoff;

import static dev.hindsight.backgammon.index.BearoffSides.side;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.index.BearoffMoves;
import dev.hindsight.backgammon.index.PipOrder;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.runs.Crew;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TwoSidedSolverTest {
  private static final DoubleLanes DOUBLES = new DoubleLanes();
  private static final FloatLanes FLOATS = new FloatLanes();

  @ParameterizedTest
  @CsvSource({"6, 3", "3, 5", "8, 3", "1, 2", "2, 1"})
  void everyValueEqualsTheSlowRecursion(int points, int checkers) {
    compareWithTheSlowRecursion(new BearoffIndex(points, checkers));
  }

  @Test
  @Tag("slow")
  void everyValueOfSixCheckersEqualsTheSlowRecursion() {
    compareWithTheSlowRecursion(new BearoffIndex(6, 6));
  }

  private static void compareWithTheSlowRecursion(BearoffIndex index) {
    PipOrder order = new PipOrder(index);
    PairPlanes<long[]> planes = solve(index, order, DOUBLES, true, 2);
    PairPlanes<int[]> floats = solve(index, order, FLOATS, true, 2);
    ReferenceBearoff reference = new ReferenceBearoff(index);
    double worst = 0;
    double worstFloat = 0;
    for (CubeState state : CubeState.values()) {
      for (int us = 0; us < index.size(); us++) {
        for (int them = 0; them < index.size(); them++) {
          double expected = reference.fraction(state, us, them);
          int usPlace = order.placeOf(us);
          int themPlace = order.placeOf(them);
          worst = Math.max(worst, Math.abs(planes.plane(state).get(usPlace, themPlace) - expected));
          worstFloat =
              Math.max(
                  worstFloat, Math.abs(floats.plane(state).get(usPlace, themPlace) - expected));
        }
      }
    }
    assertThat(worst).isLessThan(5e-13); // an equity is twice a fraction
    assertThat(worstFloat).isLessThan(1e-7);
  }

  @Test
  void knownPositions() {
    BearoffIndex index = new BearoffIndex(6, 6);
    PipOrder order = new PipOrder(index);
    PairPlanes<long[]> planes = solve(index, order, DOUBLES, true, 2);
    int aces = order.placeOf(index.rank(side(6, 0, 0, 0, 0, 0)));
    int sixes = order.placeOf(index.rank(side(0, 0, 0, 0, 0, 6)));
    int spread = order.placeOf(index.rank(side(1, 1, 1, 1, 1, 1)));
    PairPlane<long[]> cubeless = planes.plane(CubeState.CUBELESS);
    assertThat(cubeless.get(spread, spread)).isEqualTo(0.700571624976468, within(1e-14));
    assertThat(equity(planes, CubeState.OWNED, spread)).isEqualTo(0.636769992, within(1e-9));
    assertThat(equity(planes, CubeState.CENTRED, spread)).isEqualTo(0.602249840, within(1e-9));
    assertThat(equity(planes, CubeState.OPPONENTS, spread)).isEqualTo(0.351132562, within(1e-9));
    assertThat(cubeless.get(sixes, aces)).isEqualTo(0.0391, within(5e-5));
    assertThat(cubeless.get(aces, sixes)).isEqualTo(0.9973, within(5e-5));
    // Six aces are off in two rolls if one of them is a double, else in three. Whoever is on roll
    // loses only by needing three against two.
    double two = 11.0 / 36;
    assertThat(cubeless.get(aces, aces)).isEqualTo(1 - (1 - two) * two, within(1e-15));
  }

  private static double equity(PairPlanes<long[]> planes, CubeState state, int place) {
    return 2 * planes.plane(state).get(place, place) - 1;
  }

  @Test
  void neitherThreadsNorTheCubeShowInTheValues() {
    BearoffIndex index = new BearoffIndex(6, 4);
    PipOrder order = new PipOrder(index);
    PairPlanes<int[]> one = solve(index, order, FLOATS, true, 1);
    PairPlanes<int[]> three = solve(index, order, FLOATS, true, 3);
    PairPlanes<int[]> cubeless = solve(index, order, FLOATS, false, 2);
    for (int us = 0; us < index.size(); us++) {
      for (int them = 0; them < index.size(); them++) {
        for (int plane = 0; plane < one.count(); plane++) {
          assertThat(three.plane(plane).get(us, them)).isEqualTo(one.plane(plane).get(us, them));
        }
        assertThat(cubeless.plane(0).get(us, them)).isEqualTo(one.plane(0).get(us, them));
      }
    }
  }

  @Test
  void laws() {
    BearoffIndex index = new BearoffIndex(6, 5);
    PipOrder order = new PipOrder(index);
    PairPlanes<long[]> planes = solve(index, order, DOUBLES, true, 2);
    for (int us = 0; us < index.size(); us++) {
      for (int them = 0; them < index.size(); them++) {
        double owned = planes.plane(CubeState.OWNED).get(us, them);
        double centred = planes.plane(CubeState.CENTRED).get(us, them);
        double opponents = planes.plane(CubeState.OPPONENTS).get(us, them);
        double cubeless = planes.plane(CubeState.CUBELESS).get(us, them);
        // To hold the cube is a right, and rights cannot hurt.
        assertThat(owned).isBetween(Math.max(centred, cubeless) - 1e-15, 1.0);
        assertThat(opponents).isBetween(0.0, Math.min(centred, cubeless) + 1e-15);
        if (us > 0 && them > 0) {
          // To be on roll is an advantage, or nothing where the race is decided.
          assertThat(cubeless).isGreaterThanOrEqualTo(1 - planes.plane(0).get(them, us));
        }
        if (us == 0 || them == 0) {
          double over = us == 0 ? 1 : 0;
          assertThat(new double[] {owned, centred, opponents, cubeless}).containsOnly(over);
        }
      }
    }
  }

  static <A> PairPlanes<A> solve(
      BearoffIndex index,
      PipOrder order,
      LaneArithmetic<A> arithmetic,
      boolean cubeful,
      int threads) {
    PairPlanes<A> planes = new PairPlanes<>(arithmetic, index.size(), cubeful);
    try (Crew crew = new Crew(threads)) {
      BearoffMoves moves = BearoffMoves.build(index, order);
      TwoSidedSolver<A> solver = new TwoSidedSolver<>(moves, arithmetic, planes, crew);
      for (int layer = 0; layer < order.layers(); layer++) {
        solver.solve(layer);
      }
    }
    return planes;
  }
}
