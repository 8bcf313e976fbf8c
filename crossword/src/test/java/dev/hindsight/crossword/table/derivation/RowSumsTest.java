package dev.hindsight.crossword.table.derivation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowSumsTest {
  @ParameterizedTest
  @ValueSource(longs = {0, 1, -1, 46_341, Integer.MAX_VALUE, Integer.MIN_VALUE, 1L << 31, 1L << 40})
  void everyFactorIsExact(long factor) {
    SplittableRandom random = new SplittableRandom(factor);
    int[] source = random.ints(100, -500_000, 500_000).toArray();
    long[] target = random.longs(100, -1L << 40, 1L << 40).toArray();
    for (int length : new int[] {0, 1, 15, 16, 80}) {
      long[] before = target.clone();
      RowSums.add(target, 3, factor, source, 10, length);
      for (int place = 0; place < target.length; place++) {
        long added = place >= 3 && place < 3 + length ? factor * source[place + 7] : 0;
        assertThat(target[place])
            .as("factor %d, length %d, place %d", factor, length, place)
            .isEqualTo(before[place] + added);
      }
    }
  }
}
