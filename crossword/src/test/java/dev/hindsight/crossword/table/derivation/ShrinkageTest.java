package dev.hindsight.crossword.table.derivation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShrinkageTest {
  @Test
  void theEstimateCountsAsSoManyObservations() {
    assertThat(Shrinkage.shrunk(120, 3, 20, 2)).isEqualTo(32); // (3 · 40 + 2 · 20) / 5
    assertThat(Shrinkage.shrunk(30_000, 1, 10_000, 3)).isEqualTo(15_000);
    assertThat(Shrinkage.shrunk(-30_000, 1, 10_000, 3)).isEqualTo(0);
  }

  @Test
  void whatWasNeverSeenHasItsEstimate() {
    assertThat(Shrinkage.shrunk(0, 0, -4321, 7)).isEqualTo(-4321);
  }

  @Test
  void whatWasSeenOftenHasItsMean() {
    assertThat(Shrinkage.shrunk(25_000_000_000L, 1_000_000, 0, 3)).isEqualTo(25_000);
  }

  @Test
  void halvesGoUpwards() {
    assertThat(Shrinkage.shrunk(1, 1, 0, 1)).isEqualTo(1);
    assertThat(Shrinkage.shrunk(-1, 1, 0, 1)).isEqualTo(0);
    assertThat(Shrinkage.shrunk(-3, 1, 0, 1)).isEqualTo(-1);
  }

  @Test
  void fullRacksAreDrawnLeastAndSmallLeavesMost() {
    assertThat(Shrinkage.weight(0)).isEqualTo(3);
    assertThat(Shrinkage.weight(1)).isEqualTo(14);
    assertThat(Shrinkage.weight(2)).isEqualTo(45);
    assertThat(Shrinkage.weight(3)).isEqualTo(100);
    assertThat(Shrinkage.weight(6)).isEqualTo(100);
  }
}
