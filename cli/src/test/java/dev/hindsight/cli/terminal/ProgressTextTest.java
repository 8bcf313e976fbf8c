package dev.hindsight.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ProgressTextTest {
  private static final Duration TEN_SECONDS = Duration.ofSeconds(10);

  @Test
  void showsTaskShareRateAndTimeLeft() {
    assertThat(text("layer 9", 50, 100, TEN_SECONDS, 79))
        .isEqualTo("layer 9  [===============>              ]   50%  5.0 states/s  0:10 left");
  }

  @Test
  void largeNumbersAreShortened() {
    assertThat(text("t", 12_500_000, 100_000_000, TEN_SECONDS, 200))
        .contains("1.3M states/s", "1:10 left");
    assertThat(text("t", 1_000, 10_000_000, TEN_SECONDS, 200))
        .contains("100 states/s", "27:46:30 left");
  }

  @Test
  void nothingDoneYetPromisesNothing() {
    assertThat(text("t", 0, 100, TEN_SECONDS, 79)).endsWith("]    0%").doesNotContain("left", "/s");
  }

  @Test
  void theEndHasNoTimeLeft() {
    assertThat(text("t", 100, 100, TEN_SECONDS, 79))
        .contains("100%", "10 states/s")
        .doesNotContain("left", ">");
  }

  @Test
  void anEmptyTaskIsDone() {
    assertThat(text("t", 0, 0, Duration.ZERO, 79)).contains("100%");
  }

  @Test
  void everyWidthIsKept() {
    for (int width = 1; width < 120; width++) {
      assertThat(text("layer 9", 50, 100, TEN_SECONDS, width).length()).isLessThanOrEqualTo(width);
    }
  }

  private static String text(String task, long done, long total, Duration elapsed, int width) {
    ProgressText.Work work = new ProgressText.Work(task, total, "states", 0);
    return ProgressText.of(work, 0, done, elapsed, width);
  }

  /** The first of three generations of a thousand games: 250 in ten seconds, 2,750 to come. */
  @Test
  void timeLeftIsThatOfTheWholeJob() {
    ProgressText.Work first = new ProgressText.Work("generation 1 of 3", 1_000, "games", 2_000);
    assertThat(ProgressText.of(first, 0, 250, TEN_SECONDS, 79))
        .contains(" 25%  25 games/s  1:50 left in all");
    assertThat(ProgressText.of(first, 0, 1_000, TEN_SECONDS, 79))
        .contains("100%  100 games/s  0:20 left in all");
  }

  /** 500 were done by an earlier process; the 100 of this one took ten seconds. */
  @Test
  void whatAnEarlierProcessDidIsNotThisOnesSpeed() {
    ProgressText.Work work = new ProgressText.Work("t", 1_000, "games", 0);
    assertThat(ProgressText.of(work, 500, 600, TEN_SECONDS, 79))
        .contains(" 60%  10 games/s  0:40 left");
    assertThat(ProgressText.of(work, 500, 500, TEN_SECONDS, 79)).endsWith("]   50%");
  }

  @Test
  void timeLeftWaitsUntilItMeansSomething() {
    ProgressText.Work work = new ProgressText.Work("t", 1_000_000, "games", 0);
    assertThat(ProgressText.of(work, 0, 30_000, Duration.ofMillis(500), 79)).doesNotContain("left");
    assertThat(ProgressText.of(work, 0, 10_000, Duration.ofSeconds(5), 79)).doesNotContain("left");
    assertThat(ProgressText.of(work, 0, 30_000, Duration.ofSeconds(5), 79)).contains("2:42 left");
    assertThat(ProgressText.of(work, 0, 10_000, TEN_SECONDS, 79)).contains("16:30 left");
  }
}
