package dev.hindsight.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

class ThreadTimeTest {
  @Test
  void workTakesTime() {
    LongSupplier nanos = ThreadTime.nanos();
    long begin = nanos.getAsLong();
    long sum = 0;
    for (int round = 0; nanos.getAsLong() - begin < 2_000_000; round++) {
      sum += round;
    }
    assertThat(sum).isPositive();
    assertThat(nanos.getAsLong()).isGreaterThanOrEqualTo(begin + 2_000_000);
  }
}
