package dev.hindsight.lab.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.runs.TrialRandom;
import dev.hindsight.crossword.rules.board.Openness;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Factors that were put into made-up positions come out again. */
class OpennessExperimentTest {
  private static final double[] FACTORS = {0.5, 2, 1, 0, 1};

  private static GroupedSums planted(int positions) {
    RandomGenerator random = TrialRandom.of(11, 0);
    GroupedSums sums = null;
    for (int position = 0; position < positions; position++) {
      int level = random.nextInt(4); // boards of the last level never come up
      long[] said = new long[6];
      long[] came = new long[6];
      long average = random.nextInt(50_000);
      for (int each = 0; each < said.length; each++) {
        said[each] = random.nextInt(-3_000, 3_000);
        came[each] = average + Math.round(FACTORS[level] * said[each]) + random.nextInt(-500, 500);
      }
      int edges = random.nextInt(Openness.LEVELS);
      long[] figures = OpennessExperiment.figures(said, came, new int[] {level, edges, edges});
      sums = sums == null ? new GroupedSums(figures.length) : sums;
      sums.add(figures);
    }
    return sums;
  }

  @Test
  void factorsOfLevelsAreFound() {
    GroupedSums sums = planted(4_000);
    int[] taken = OpennessExperiment.multipliersThousandths(sums, Openness.EXTENT, 10_000);
    double mean = (0.5 + 2 + 1 + 0) / 4;
    assertThat(OpennessExperiment.factor(sums, 0.95).estimate()).isCloseTo(mean, within(0.03));
    for (int level = 0; level < 4; level++) {
      Interval factor = OpennessExperiment.factor(sums, Openness.EXTENT, level, 0.999);
      assertThat(FACTORS[level]).isBetween(factor.low(), factor.high());
      assertThat(factor.high() - factor.low()).isLessThan(0.05);
      assertThat(taken[level] / 1_000.0).isCloseTo(FACTORS[level], within(0.06));
    }
    assertThat(taken[4] / 1_000.0).as("never seen").isCloseTo(mean, within(0.03));
    // Edges were drawn without regard to the factor, and so explain nothing more.
    double one = OpennessExperiment.explained(sums);
    assertThat(OpennessExperiment.explained(sums, Openness.OPEN_EDGES))
        .isCloseTo(one, within(0.01));
    assertThat(OpennessExperiment.explained(sums, Openness.EXTENT)).isGreaterThan(one + 0.2);
  }

  @Test
  void levelsShareOutAllPositions() {
    GroupedSums sums = planted(300);
    for (Openness measure : OpennessExperiment.MEASURES) {
      long positions = 0;
      for (int level = 0; level < Openness.LEVELS; level++) {
        positions += OpennessExperiment.positions(sums, measure, level);
      }
      assertThat(positions).isEqualTo(sums.groups()).isEqualTo(300);
    }
  }
}
