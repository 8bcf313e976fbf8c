package dev.hindsight.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.TrialRandom;
import java.math.BigInteger;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class GroupedSumsTest {
  private static final double CONFIDENCE = 0.95;

  @Test
  void groupsOfOneGiveTheIntervalOfAMean() {
    GroupedSums sums = new GroupedSums(2);
    for (long value : new long[] {2, 4, 4, 4, 5, 5, 7, 9}) {
      sums.add(new long[] {1, value});
    }
    Interval expected = Interval.ofMean(Moments.of(2, 4, 4, 4, 5, 5, 7, 9), CONFIDENCE);
    Interval found = sums.ratio(new double[] {0, 1}, 0, CONFIDENCE);
    assertThat(found.estimate()).isEqualTo(5);
    assertThat(found.low()).isCloseTo(expected.low(), within(1e-12));
    assertThat(found.high()).isCloseTo(expected.high(), within(1e-12));
  }

  @Test
  void theIntervalIsThatOfAPlainLoopOverGroups() {
    long[][] groups = groups(7, 40);
    GroupedSums sums = new GroupedSums(3);
    double numerator = 0;
    double denominator = 0;
    for (long[] group : groups) {
      sums.add(group);
      numerator += 2 * group[1] - 0.5 * group[2];
      denominator += group[0];
    }
    double ratio = numerator / denominator;
    double squares = 0;
    for (long[] group : groups) {
      squares += Math.pow(2 * group[1] - 0.5 * group[2] - ratio * group[0], 2);
    }
    double error = Math.sqrt(40 / 39.0 * squares) / denominator;
    Interval found = sums.ratio(new double[] {0, 2, -0.5}, 0, CONFIDENCE);
    assertThat(found.estimate()).isCloseTo(ratio, within(1e-9));
    assertThat(halfWidth(found))
        .isCloseTo(CriticalValues.student(CONFIDENCE, 39) * error, within(1e-9));
    assertThat(sums.ratio(1, 0)).isEqualTo(sums.sum(1).doubleValue() / denominator);
  }

  private static double halfWidth(Interval interval) {
    return (interval.high() - interval.low()) / 2;
  }

  @Test
  void turnsThatAreAlikeInAGameCountAsOne() {
    GroupedSums sums = new GroupedSums(2);
    Moments games = new Moments();
    for (int game = 0; game < 10; game++) {
      sums.add(new long[] {20, game % 2 == 0 ? 20 : 0});
      games.add(game % 2);
    }
    assertThat(halfWidth(sums.ratio(new double[] {0, 1}, 0, CONFIDENCE)))
        .isCloseTo(halfWidth(Interval.ofMean(games, CONFIDENCE)), within(1e-12));
  }

  @Test
  void mergingIsTheSameAsAddingInAnyOrder() {
    long[][] groups = groups(8, 31);
    GroupedSums all = new GroupedSums(3);
    GroupedSums late = new GroupedSums(3);
    GroupedSums early = new GroupedSums(3);
    for (int group = 0; group < groups.length; group++) {
      all.add(groups[group]);
      (group < 11 ? early : late).add(groups[group]);
    }
    late.merge(early);
    assertThat(late).isEqualTo(all).hasSameHashCodeAs(all);
    assertThat(late).hasToString(all.toString());
    assertThat(late).isNotEqualTo(early);
  }

  @Test
  void sumsDoNotOverflow() {
    GroupedSums sums = new GroupedSums(1);
    sums.add(new long[] {Long.MAX_VALUE});
    sums.add(new long[] {Long.MAX_VALUE});
    assertThat(sums.sum(0)).isEqualTo(BigInteger.valueOf(Long.MAX_VALUE).shiftLeft(1));
  }

  @Test
  void withoutGroupsNothingIsKnown() {
    GroupedSums sums = new GroupedSums(2);
    assertThat(sums.ratio(new double[] {0, 1}, 0, CONFIDENCE).estimate()).isNaN();
    assertThat(sums.ratio(1, 0)).isNaN();
    sums.add(new long[] {4, 2});
    Interval one = sums.ratio(new double[] {0, 1}, 0, CONFIDENCE);
    assertThat(one.estimate()).isEqualTo(0.5);
    assertThat(one.high()).isInfinite();
    assertThatThrownBy(() -> sums.add(new long[3]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("3 figures where there are 2");
  }

  private static long[][] groups(long seed, int size) {
    RandomGenerator random = TrialRandom.of(seed, 0);
    long[][] groups = new long[size][];
    for (int group = 0; group < size; group++) {
      groups[group] =
          new long[] {1 + random.nextInt(9), random.nextInt(100) - 50, random.nextInt(1_000)};
    }
    return groups;
  }
}
