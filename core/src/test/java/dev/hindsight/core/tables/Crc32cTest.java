package dev.hindsight.core.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class Crc32cTest {
  @Test
  void theChecksumOfTheDigitsIsThePublishedOne() {
    byte[] digits = {'1', '2', '3', '4', '5', '6', '7', '8', '9'};
    assertThat(Crc32c.of(digits, 0, 9)).isEqualTo(0xE306_9283);
  }

  @Test
  void joiningTwoChecksumsEqualsTheChecksumOfTheWhole() {
    long seed = 5;
    SplittableRandom random = new SplittableRandom(seed);
    for (int trial = 0; trial < 500; trial++) {
      byte[] bytes = new byte[random.nextInt(5000)];
      random.nextBytes(bytes);
      int cut = random.nextInt(bytes.length + 1);
      int joined =
          Crc32c.join(
              Crc32c.of(bytes, 0, cut), Crc32c.of(bytes, cut, bytes.length), bytes.length - cut);
      assertThat(joined)
          .as("seed %d, trial %d", seed, trial)
          .isEqualTo(Crc32c.of(bytes, 0, bytes.length));
    }
  }

  @Test
  void joiningAHugeSecondPartEqualsJoiningItsHalves() {
    int first = 0x1234_5678;
    int second = 0x9ABC_DEF0;
    long half = 5L << 32;
    int zeros = Crc32c.join(second, 0, half);
    assertThat(Crc32c.join(Crc32c.join(first, 0, half), zeros, half))
        .isEqualTo(Crc32c.join(Crc32c.join(first, second, half), 0, half));
  }
}
