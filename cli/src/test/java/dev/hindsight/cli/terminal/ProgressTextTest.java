package dev.hindsight.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ProgressTextTest {
  private static final Duration TEN_SECONDS = Duration.ofSeconds(10);

  @Test
  void showsTaskShareRateAndTimeLeft() {
    assertThat(ProgressText.of("layer 9", 50, 100, "states", TEN_SECONDS, 79))
        .isEqualTo("layer 9  [===============>              ]   50%  5.0 states/s  0:10 left");
  }

  @Test
  void largeNumbersAreShortened() {
    assertThat(ProgressText.of("t", 12_500_000, 100_000_000, "states", TEN_SECONDS, 200))
        .contains("1.3M states/s", "1:10 left");
    assertThat(ProgressText.of("t", 1_000, 10_000_000, "states", TEN_SECONDS, 200))
        .contains("100 states/s", "27:46:30 left");
  }

  @Test
  void nothingDoneYetPromisesNothing() {
    assertThat(ProgressText.of("t", 0, 100, "states", TEN_SECONDS, 79))
        .endsWith("]    0%")
        .doesNotContain("left", "/s");
  }

  @Test
  void theEndHasNoTimeLeft() {
    assertThat(ProgressText.of("t", 100, 100, "states", TEN_SECONDS, 79))
        .contains("100%", "10 states/s")
        .doesNotContain("left", ">");
  }

  @Test
  void anEmptyTaskIsDone() {
    assertThat(ProgressText.of("t", 0, 0, "states", Duration.ZERO, 79)).contains("100%");
  }

  @Test
  void everyWidthIsKept() {
    for (int width = 1; width < 120; width++) {
      assertThat(ProgressText.of("layer 9", 50, 100, "states", TEN_SECONDS, width).length())
          .isLessThanOrEqualTo(width);
    }
  }
}
