package dev.hindsight.crossword.play.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TimeAllowanceTest {
  private long now = 7_000;

  private TimeAllowance allowance(long nanos) {
    return new TimeAllowance(() -> now, nanos);
  }

  @Test
  void timeRunsFromTheBeginningOfTheMove() {
    TimeAllowance allowance = allowance(100);
    assertThat(allowance.isUsedUp()).isFalse();
    now += 99;
    assertThat(allowance.isUsedUp()).isFalse();
    now += 1;
    assertThat(allowance.isUsedUp()).isTrue();
  }

  @Test
  void theRestIsWhatFitsAtThePaceSoFar() {
    TimeAllowance allowance = allowance(100_000);
    now += 10_000; // before the simulation
    assertThat(allowance.iterationsLeft(5, 0)).isEqualTo(16);
    now += 8_000; // 80 playouts of 100 each
    // 82,000 are left: 820 playouts, 164 of each candidate, in whole sixteens.
    assertThat(allowance.iterationsLeft(5, 80)).isEqualTo(160);
    assertThat(allowance.iterationsLeft(2, 80)).isEqualTo(400);
  }

  @Test
  void aRestThatIsTooShortIsNone() {
    TimeAllowance allowance = allowance(10_000);
    assertThat(allowance.iterationsLeft(5, 0)).isEqualTo(16);
    now += 8_000;
    assertThat(allowance.iterationsLeft(5, 80)).isZero(); // 4 of each would fit
    now += 80_000;
    assertThat(allowance.iterationsLeft(5, 160)).isZero();
  }

  @Test
  void playoutsAreSharedByTheCandidatesThatAreLeft() {
    Allowance allowance = Allowance.ofPlayouts(100);
    assertThat(allowance.isUsedUp()).isFalse();
    assertThat(allowance.iterationsLeft(10, 0)).isEqualTo(10);
    assertThat(allowance.iterationsLeft(4, 60)).isEqualTo(10);
    assertThat(allowance.iterationsLeft(4, 100)).isZero();
    assertThat(Allowance.ofPlayouts(3).iterationsLeft(10, 0)).isEqualTo(1);
  }
}
