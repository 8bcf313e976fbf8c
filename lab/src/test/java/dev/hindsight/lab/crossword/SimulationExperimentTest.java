package dev.hindsight.lab.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.lab.crossword.SimulationExperiment.Kind;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SimulationExperimentTest {
  private static final TrialRange POSITIONS = TrialRange.of(12, 12);
  private static final SimulationPlan PLAN =
      SimulationPlan.usual().withCandidates(3).withIterations(3 * 16);

  private static final int ANY_BAG = Integer.MAX_VALUE;

  private static GroupedSums run(int threads, SimulationPlan reference) {
    try (Crew crew = new Crew(threads)) {
      return experiment(SimulationExperiment.leaves(PLAN), reference, ANY_BAG).run(POSITIONS, crew);
    }
  }

  private static SimulationExperiment experiment(
      Map<Kind, SimulationPlan> plans, SimulationPlan reference, int mostTilesInBag) {
    return new SimulationExperiment(
        SmallGame.EQUIPMENT,
        SmallGame.DERIVATION,
        plans,
        reference,
        SimulationLeaves.ROOT,
        mostTilesInBag,
        () -> 0);
  }

  /** Three candidates, of which 1 is said to be best and 2 is; in points 3, 5, 4 and 1, 2, 6. */
  @Test
  void aPositionByHand() {
    long[] figures = new long[1 + 4 * Kind.values().length];
    figures[SimulationExperiment.POSITIONS] = 1;
    long[] points = {1_000, 2_000, 6_000};
    SimulationExperiment.Values truth =
        new SimulationExperiment.Values(points, new long[] {500_000, 480_000, 560_000});
    SimulationExperiment.add(figures, Kind.NO_SIMULATION, new long[] {9, 8, 7}, truth);
    SimulationExperiment.add(figures, Kind.STATIC, new long[] {3_000, 5_000, 4_000}, truth);
    SimulationExperiment.add(figures, Kind.ROOT, points, truth);
    SimulationExperiment.add(figures, Kind.FOLLOWING, new long[] {2_000, 3_000, 7_000}, truth);
    GroupedSums sums = new GroupedSums(figures.length);
    sums.add(figures);
    assertThat(SimulationExperiment.agreement(sums, Kind.STATIC, 0.95).estimate()).isZero();
    assertThat(SimulationExperiment.agreement(sums, Kind.ROOT, 0.95).estimate()).isEqualTo(1);
    assertThat(gain(sums, Kind.STATIC, Kind.NO_SIMULATION)).isEqualTo(1_000);
    assertThat(gain(sums, Kind.ROOT, Kind.STATIC)).isEqualTo(4_000);
    assertThat(SimulationExperiment.winGain(sums, Kind.ROOT, Kind.STATIC, 0.95).estimate())
        .isEqualTo(80_000);
    // Off by 2, 3 and −2 points, whose mean is 1: squares of 1, 2 and −3.
    assertThat(SimulationExperiment.meanSquare(sums, Kind.STATIC))
        .isCloseTo(14.0 / 3, within(0.001));
    assertThat(SimulationExperiment.meanSquare(sums, Kind.FOLLOWING))
        .as("all of them off by the same is no error")
        .isZero();
    assertThat(SimulationExperiment.squareBeyond(sums, Kind.ROOT, Kind.STATIC, 0.95).estimate())
        .isCloseTo(-14.0 / 3, within(0.001));
  }

  private static double gain(GroupedSums sums, Kind kind, Kind other) {
    return SimulationExperiment.gain(sums, kind, other, 0.95).estimate();
  }

  @Test
  void theNumberOfThreadsDoesNotMatter() {
    GroupedSums one = run(1, PLAN.withPlies(4));
    assertThat(run(3, PLAN.withPlies(4))).isEqualTo(one);
    assertThat(one.sum(SimulationExperiment.POSITIONS).longValueExact()).isBetween(8L, 12L);
  }

  /** With more and more iterations both say the same, since nothing but the tiles differs. */
  @Test
  @Tag("long")
  void aReferenceOfTheSameKindIsWhatTheSimulationTendsTo() {
    GroupedSums few = run(2, PLAN);
    GroupedSums many;
    try (Crew crew = new Crew(2)) {
      SimulationPlan longer = PLAN.withIterations(3 * 1_600);
      many = experiment(SimulationExperiment.leaves(longer), longer, ANY_BAG).run(POSITIONS, crew);
    }
    assertThat(SimulationExperiment.meanSquare(many, Kind.STATIC))
        .isLessThan(SimulationExperiment.meanSquare(few, Kind.STATIC) / 10);
  }

  /** By a reference that ends games as the simulation does, with as many iterations. */
  @Test
  void endingsAreComparedInLatePositions() {
    SimulationPlan many = PLAN.withIterations(3 * 200);
    GroupedSums sums;
    try (Crew crew = new Crew(2)) {
      SimulationExperiment experiment =
          experiment(SimulationExperiment.endings(many, 300, PLAN, PLAN), many.withEndings(300), 6);
      sums = experiment.run(POSITIONS, crew);
      assertThat(experiment.plans().keySet())
          .containsExactly(
              Kind.NO_SIMULATION,
              Kind.STATIC,
              Kind.ENDED,
              Kind.SEARCHED,
              Kind.STATIC_AS_LONG,
              Kind.ENDED_AS_LONG);
    }
    assertThat(sums.sum(SimulationExperiment.POSITIONS).longValueExact()).isBetween(4L, 12L);
    assertThat(SimulationExperiment.meanSquare(sums, Kind.SEARCHED))
        .isLessThan(SimulationExperiment.meanSquare(sums, Kind.STATIC));
  }

  @Test
  void oneMoveCannotBeCompared() {
    assertThatThrownBy(
            () -> experiment(SimulationExperiment.leaves(PLAN), PLAN.withCandidates(1), ANY_BAG))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at least 2 moves");
  }
}
