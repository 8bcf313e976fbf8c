package dev.hindsight.lab.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRange;
import org.junit.jupiter.api.Test;

class InferenceComparisonTest {
  @Test
  void everySetIsTheSameAndCountedOnce() {
    InferenceComparison.Extent extent;
    try (Crew crew = new Crew(1)) {
      extent = new InferenceComparison(SmallGame.EQUIPMENT).run(TrialRange.of(1, 3), crew);
    }
    assertThat(extent.differing()).isZero();
    assertThat(extent.positions()).isGreaterThan(3);
    // Of each position the move or its exchanges, by two definitions and three margins.
    assertThat(extent.sets() % 6).isZero();
    assertThat(extent.sets()).isGreaterThan(6 * extent.positions());
    assertThat(extent.recorded()).isPositive().isLessThan(extent.candidates());
  }
}
