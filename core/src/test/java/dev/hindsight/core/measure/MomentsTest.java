package dev.hindsight.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.MergeableContract;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TallyCodec;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MomentsTest extends MergeableContract<Moments, Long> {
  private static final long SEED = 9;

  @Override
  protected Moments empty() {
    return new Moments();
  }

  @Override
  protected void observe(Moments tally, Long observation) {
    tally.add(observation);
  }

  @Override
  protected Long observation(Random random) {
    // 60 of them: squares of at most 2^120 leave room.
    return random.nextLong() >> (3 + random.nextInt(60));
  }

  @Override
  protected TallyCodec<Moments> codec() {
    return new TallyCodec<>() {
      @Override
      public NamedArrays encode(Moments tally) {
        return NamedArrays.of().with("moments", tally.toLongs());
      }

      @Override
      public Moments decode(NamedArrays arrays) {
        return Moments.ofLongs(arrays.longs("moments"));
      }
    };
  }

  @Test
  void eightObservationsOfTheTextbook() {
    Moments moments = Moments.of(2, 4, 4, 4, 5, 5, 7, 9);
    assertThat(moments.count()).isEqualTo(8);
    assertThat(moments.sum()).isEqualTo(40);
    assertThat(moments.sumOfSquares()).isEqualTo(232);
    assertThat(moments.minimum()).isEqualTo(2);
    assertThat(moments.maximum()).isEqualTo(9);
    assertThat(moments.mean()).isEqualTo(5.0);
    assertThat(moments.variance()).isEqualTo(32.0 / 7);
    assertThat(moments.standardDeviation()).isEqualTo(Math.sqrt(32.0 / 7));
    assertThat(moments.standardError()).isCloseTo(Math.sqrt(4.0 / 7), within(1e-15));
  }

  @Test
  void sumsEqualThoseOfBigIntegers() {
    Random random = new Random(SEED);
    Moments moments = new Moments();
    BigInteger sum = BigInteger.ZERO;
    BigInteger squares = BigInteger.ZERO;
    for (int made = 0; made < 2_000; made++) {
      long observation = observation(random);
      moments.add(observation);
      sum = sum.add(BigInteger.valueOf(observation));
      squares = squares.add(BigInteger.valueOf(observation).pow(2));
      assertThat(moments.sum()).as("seed %d, observation %d", SEED, made).isEqualTo(sum);
      assertThat(moments.sumOfSquares())
          .as("seed %d, observation %d", SEED, made)
          .isEqualTo(squares);
    }
  }

  @Test
  void aTinyVarianceFarFromZeroIsExact() {
    // In doubles, the squares of numbers near 10^15 would cancel to garbage.
    long far = 1_000_000_000_000_000L;
    assertThat(Moments.of(far, far + 1, far + 2).variance()).isEqualTo(1.0);
  }

  @Test
  void addingManyTimesEqualsAddingOnceManyTimes() {
    Moments many = Moments.of(3);
    many.add(-5_000_000_000L, 4);
    many.add(17, 0);
    many.add(0, 1);
    assertThat(many)
        .isEqualTo(
            Moments.of(3, -5_000_000_000L, -5_000_000_000L, -5_000_000_000L, -5_000_000_000L, 0));
    assertThatThrownBy(() -> many.add(1, -1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> many.add(Long.MAX_VALUE, 9)).isInstanceOf(ArithmeticException.class);
  }

  @Test
  void theExtremesOfLongFitOnce() {
    Moments moments = Moments.of(Long.MIN_VALUE);
    assertThat(moments.sum()).isEqualTo(BigInteger.ONE.shiftLeft(63).negate());
    assertThat(moments.sumOfSquares()).isEqualTo(BigInteger.ONE.shiftLeft(126));
  }

  @Test
  void overflowOfTheSquaresIsLoud() {
    Moments moments = Moments.of(Long.MIN_VALUE);
    assertThatThrownBy(() -> moments.add(Long.MIN_VALUE)).isInstanceOf(ArithmeticException.class);
  }

  @Test
  void nothingAndOneObservationAreDefined() {
    Moments none = new Moments();
    assertThat(none.mean()).isNaN();
    assertThat(none.variance()).isNaN();
    assertThat(none.standardError()).isNaN();
    assertThatThrownBy(none::minimum).isInstanceOf(IllegalStateException.class);
    Moments one = Moments.of(-7);
    assertThat(one.mean()).isEqualTo(-7.0);
    assertThat(one.variance()).isNaN();
    assertThat(one.minimum()).isEqualTo(-7);
    assertThat(one.maximum()).isEqualTo(-7);
  }

  @Test
  void impossibleArraysAreNotDecoded() {
    for (long[] longs :
        new long[][] {{}, new long[8], {-1, 0, 0, 0, 0, 0, 0}, {1, 0, 0, 0, 0, -1, 0}}) {
      assertThatThrownBy(() -> codec().decode(NamedArrays.of().with("moments", longs)))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
