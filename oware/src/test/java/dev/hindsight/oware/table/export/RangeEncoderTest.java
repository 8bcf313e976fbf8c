package dev.hindsight.oware.table.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RangeEncoderTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 7, 8, 31, 1_000, 100_000})
  void randomAnswersAreReadBack(int answers) {
    for (long seed = 1; seed <= 20; seed++) {
      checkRoundTrip(answers, seed);
    }
  }

  @Test
  void surpriseAfterLongCertaintyIsReadBack() {
    boolean[] answers = new boolean[20_000];
    for (int i = 0; i < answers.length; i++) {
      answers[i] = i % 5_000 == 4_999;
    }
    RangeEncoder encoder = new RangeEncoder(1);
    for (boolean answer : answers) {
      encoder.encode(answer, 0);
    }
    byte[] bytes = encoder.finish();
    RangeDecoder decoder = new RangeDecoder(bytes, 1);
    for (boolean answer : answers) {
      assertThat(decoder.decode(0)).isEqualTo(answer);
    }
    assertThat(bytes.length).isLessThan(50);
  }

  @Test
  void coinTossesCostOneBitEach() {
    SplittableRandom random = new SplittableRandom(5);
    RangeEncoder encoder = new RangeEncoder(1);
    for (int i = 0; i < 80_000; i++) {
      encoder.encode(random.nextBoolean(), 0);
    }
    assertThat(encoder.finish().length).isBetween(10_000, 10_300);
  }

  /** Situations differ in how likely they are to be answered yes, from never to always. */
  private static void checkRoundTrip(int answers, long seed) {
    int situations = 9;
    SplittableRandom random = new SplittableRandom(seed);
    int[] asked = new int[answers];
    boolean[] answered = new boolean[answers];
    RangeEncoder encoder = new RangeEncoder(situations);
    for (int i = 0; i < answers; i++) {
      asked[i] = random.nextInt(situations);
      answered[i] = random.nextInt(situations - 1) < asked[i];
      encoder.encode(answered[i], asked[i]);
    }
    RangeDecoder decoder = new RangeDecoder(encoder.finish(), situations);
    for (int i = 0; i < answers; i++) {
      assertThat(decoder.decode(asked[i])).as("seed %d, answer %d", seed, i).isEqualTo(answered[i]);
    }
  }
}
