package dev.hindsight.crossword.play.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class StopRuleTest {
  private static final long SEED = 99;

  @Test
  void theDoubtOfAllLooksAddsUpToOnePercent() {
    double sum = 0;
    for (int look = 1; look <= 1_000_000; look++) {
      sum += 14 * StopRule.mostDoubt(look, 15);
    }
    assertThat(sum).isCloseTo(0.01, within(1e-7));
  }

  /**
   * Candidates whose true means are known: common noise of 30 points, own noise of 10 points, the
   * best a point ahead. It may be dropped once in a hundred simulations.
   */
  @Test
  @Tag("slow")
  void theBestIsHardlyEverDropped() {
    int dropped = 0;
    int decided = 0;
    for (int simulation = 0; simulation < 100; simulation++) {
      int[] live = simulate(SEED + simulation, 5);
      dropped += IntStream.of(live).anyMatch(candidate -> candidate == 2) ? 0 : 1;
      decided += live.length == 1 ? 1 : 0;
    }
    assertThat(dropped).as("seed %d", SEED).isLessThanOrEqualTo(3);
    assertThat(decided).as("seed %d", SEED).isGreaterThan(50);
  }

  /** Candidates left after some thousand iterations with a look after every 256. */
  private static int[] simulate(long seed, int candidates) {
    Random normal = new Random(seed);
    PairedDifferences differences = new PairedDifferences(candidates);
    int[] live = IntStream.range(0, candidates).toArray();
    long[] sums = new long[candidates];
    for (int look = 1; look <= 40 && live.length > 1; look++) {
      int[][] values = new int[candidates][256];
      for (int iteration = 0; iteration < 256; iteration++) {
        double common = 30_000 * normal.nextGaussian();
        for (int candidate = 0; candidate < candidates; candidate++) {
          double advantage = candidate == 2 ? 1_000 : 0;
          values[candidate][iteration] =
              (int) (common + advantage + 10_000 * normal.nextGaussian());
          sums[candidate] += values[candidate][iteration];
        }
      }
      differences.add(live, values, 256);
      int leader = live[0];
      for (int candidate : live) {
        leader = sums[candidate] > sums[leader] ? candidate : leader;
      }
      int first = leader;
      double doubt = StopRule.mostDoubt(look, candidates);
      live =
          IntStream.of(live)
              .filter(other -> other == first || !differences.isBetter(first, other, doubt))
              .toArray();
    }
    return live;
  }
}
