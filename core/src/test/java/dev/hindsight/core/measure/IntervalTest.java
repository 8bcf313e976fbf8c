package dev.hindsight.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("java")
class IntervalTest {

  /** Newcombe, Statistics in Medicine 17 (1998), table I, method 3; and ten of ten. */
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662",
    "15, 148, 0.0624, 0.1605",
    "0, 20, 0.0000, 0.1611",
    "1, 29, 0.0061, 0.1718",
    "10, 10, 0.7225, 1.0000"
  })
  void wilsonEqualsPublishedIntervals(long successes, long trials, double low, double high) {
    Interval interval = Interval.ofProportion(successes, trials, 0.95);
    assertThat(interval.estimate()).isEqualTo((double) successes / trials);
    assertThat(interval.low()).isCloseTo(low, within(0.00006));
    assertThat(interval.high()).isCloseTo(high, within(0.00006));
  }

  @Test
  void wilsonOfFailuresMirrorsThatOfSuccesses() {
    for (int trials = 1; trials <= 30; trials++) {
      for (int successes = 0; successes <= trials; successes++) {
        Interval one = Interval.ofProportion(successes, trials, 0.9);
        Interval mirror = Interval.ofProportion(trials - successes, trials, 0.9);
        assertThat(one.low()).isCloseTo(1 - mirror.high(), within(1e-12));
        assertThat(one.low()).isBetween(0.0, one.estimate());
        assertThat(one.high()).isBetween(one.estimate(), 1.0);
      }
    }
  }

  @Test
  void meanOfFiveObservations() {
    // Mean 3, variance 2.5, standard error sqrt(0.5), t(4) = 2.776.
    Interval interval = Interval.ofMean(Moments.of(1, 2, 3, 4, 5), 0.95);
    assertThat(interval.estimate()).isEqualTo(3.0);
    assertThat(interval.low()).isCloseTo(3 - 1.9633, within(0.0001));
    assertThat(interval.high()).isCloseTo(3 + 1.9633, within(0.0001));
  }

  @Test
  void fewerThanTwoObservationsBoundNothing() {
    Interval none = Interval.ofMean(new Moments(), 0.95);
    assertThat(none.estimate()).isNaN();
    assertThat(none.low()).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(none.high()).isEqualTo(Double.POSITIVE_INFINITY);
    Interval one = Interval.ofMean(Moments.of(7), 0.95);
    assertThat(one.estimate()).isEqualTo(7.0);
    assertThat(one.low()).isEqualTo(Double.NEGATIVE_INFINITY);
    Interval noTrial = Interval.ofProportion(0, 0, 0.95);
    assertThat(noTrial.estimate()).isNaN();
    assertThat(noTrial.low()).isZero();
    assertThat(noTrial.high()).isEqualTo(1.0);
  }

  @Test
  void aChangeOfUnitMovesAllThreeNumbers() {
    assertThat(new Interval(1_000, 2_000, 4_000, 0.9).map(millipoints -> millipoints / 1_000))
        .isEqualTo(new Interval(1, 2, 4, 0.9));
  }

  @Test
  void whatIsNoIntervalIsRefused() {
    assertThatThrownBy(() -> new Interval(2, 1.5, 1, 0.95))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Interval(1, 5, 2, 0.95))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Interval(1, 1.5, 2, 95))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Interval.ofProportion(3, 2, 0.95))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Interval.ofProportion(-1, 2, 0.95))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
