package dev.hindsight.core.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("java")
class TrialRandomTest {
  private static final long SEED = 20_240_229;

  /** Of seed 1, index 2; recorded once, because a change changes every table made by trials. */
  private static final long[] RECORDED = {
    1049123888558414535L, -7517836019758397695L, -4449242452546240407L
  };

  @Test
  void equalsTheGeneratorOfTheJdkFromTheSameState() {
    // No byte above 0x7F: JDK 17 extends their sign when it reads a state.
    byte[] state = ByteBuffer.allocate(16).putLong(0x0123456776543210L).putLong(42).array();
    RandomGenerator reference = RandomGeneratorFactory.of("Xoroshiro128PlusPlus").create(state);
    TrialRandom random = new TrialRandom(0x0123456776543210L, 42);
    for (int draw = 0; draw < 10_000; draw++) {
      assertThat(random.nextLong()).as("draw %d", draw).isEqualTo(reference.nextLong());
    }
  }

  @Test
  void sameSeedAndIndexGiveTheSameNumbersForEver() {
    TrialRandom random = TrialRandom.of(1, 2);
    assertThat(new long[] {random.nextLong(), random.nextLong(), random.nextLong()})
        .containsExactly(RECORDED);
  }

  @Test
  void streamsOfNeighboursShareNoNumber() {
    // Shifted copies of one stream would share nearly all; unrelated streams share none of 2^64.
    int drawsEach = 200;
    Set<Long> seen = new HashSet<>();
    int streams = 0;
    for (long seed = -3; seed <= 3; seed++) {
      for (long index = 0; index < 100; index++) {
        TrialRandom random = TrialRandom.of(SEED + seed, index);
        for (int draw = 0; draw < drawsEach; draw++) {
          seen.add(random.nextLong());
        }
        streams++;
      }
    }
    assertThat(seen).hasSize(streams * drawsEach);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, -1, 0x9E3779B97F4A7C15L, 0x6A09E667F3BCC908L, Long.MIN_VALUE})
  void movingTheSeedOneWayAndTheIndexTheOtherGivesUnrelatedStreams(long step) {
    // Half of the 64 bits differ on average; the mean over 4,000 pairs of draws has a standard
    // error of 4 / sqrt(4000) = 0.06 bits.
    for (long[] shift : new long[][] {{step, 0}, {0, step}, {step, -step}, {step, step}}) {
      long differing = 0;
      for (long index = 1_000; index < 2_000; index++) {
        TrialRandom one = TrialRandom.of(SEED, index);
        TrialRandom other = TrialRandom.of(SEED + shift[0], index + shift[1]);
        for (int draw = 0; draw < 4; draw++) {
          differing += Long.bitCount(one.nextLong() ^ other.nextLong());
        }
      }
      assertThat(differing / 4_000.0)
          .as("differing bits, seed %d, shift %d/%d", SEED, shift[0], shift[1])
          .isBetween(31.6, 32.4);
    }
  }

  @Test
  void everyBitOfSeedAndIndexReachesEveryBitOfTheFirstNumber() {
    for (int bit = 0; bit < 128; bit++) {
      long seedFlip = bit < 64 ? 1L << bit : 0;
      long indexFlip = bit < 64 ? 0 : 1L << (bit - 64);
      int[] flips = new int[64];
      for (long index = 0; index < 400; index++) {
        long changed =
            TrialRandom.of(SEED, index).nextLong()
                ^ TrialRandom.of(SEED ^ seedFlip, index ^ indexFlip).nextLong();
        for (int out = 0; out < 64; out++) {
          flips[out] += (int) (changed >>> out & 1);
        }
      }
      // 200 expected, standard deviation 10; six of them over 8,192 cells.
      for (int out = 0; out < 64; out++) {
        assertThat(flips[out]).as("seed %d, bit %d to %d", SEED, bit, out).isBetween(140, 260);
      }
    }
  }

  @Test
  void boundedIntegersAreUniform() {
    for (int bound : new int[] {1, 2, 3, 6, 7, 36, 100}) {
      TrialRandom random = TrialRandom.of(SEED, bound);
      int draws = 100_000;
      int[] counts = new int[bound];
      for (int draw = 0; draw < draws; draw++) {
        counts[random.nextInt(bound)]++;
      }
      double expected = (double) draws / bound;
      double chiSquare = 0;
      for (int count : counts) {
        chiSquare += (count - expected) * (count - expected) / expected;
      }
      // Mean bound - 1, variance 2 (bound - 1): six standard deviations.
      assertThat(chiSquare)
          .as("chi-square of bound %d, seed %d", bound, SEED)
          .isLessThanOrEqualTo(bound - 1 + 6 * Math.sqrt(2.0 * (bound - 1)));
    }
  }

  @Test
  void largeBoundsDoNotFavourSmallValues() {
    // Without drawing again, values below 2^30 of a bound of 3 * 2^29 would come twice as often.
    int bound = 3 << 29;
    TrialRandom random = TrialRandom.of(SEED, 0);
    int evenThirds = 0;
    for (int draw = 0; draw < 30_000; draw++) {
      int value = random.nextInt(bound);
      assertThat(value).isBetween(0, bound - 1);
      evenThirds += value % 3 == 0 ? 1 : 0;
    }
    assertThat(evenThirds).as("seed %d", SEED).isBetween(9_500, 10_500);
  }

  @Test
  void rangesAndDoublesStayInside() {
    TrialRandom random = TrialRandom.of(SEED, 1);
    for (int draw = 0; draw < 10_000; draw++) {
      assertThat(random.nextInt(-3, 4)).isBetween(-3, 3);
      assertThat(random.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE))
          .isLessThan(Integer.MAX_VALUE);
      assertThat(random.nextDouble()).isGreaterThanOrEqualTo(0).isLessThan(1);
    }
    assertThatThrownBy(() -> random.nextInt(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> random.nextInt(5, 5)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theStateThatNeverMovesIsAvoided() {
    TrialRandom random = new TrialRandom(0, 0);
    assertThat(random.longs(4)).doesNotContain(0L);
  }
}
