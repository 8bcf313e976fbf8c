package dev.hindsight.lab.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class DerivationCostTest {
  private final DerivationCost cost =
      new DerivationCost(SmallGame.DERIVATION, SmallGame.TILES, SmallGame.RULES.rackSize());

  @Test
  void bagsGoFromAllButARackToARack() {
    assertThat(cost.sizes()).containsExactly(32, 30, 20, 10, 3);
    assertThat(new DerivationCost(SmallGame.DERIVATION, TileSet.english(), 7).sizes())
        .containsExactly(93, 90, 80, 70, 60, 50, 40, 30, 20, 10, 7);
  }

  @Test
  void drawableRacksAreCounted() {
    assertThat(cost.drawableRacks(SmallGame.TILES.counts()))
        .isEqualTo(SmallGame.EQUITIES.index().size());
    assertThat(cost.drawableRacks(new int[] {0, 1, 0, 2, 0, 0, 0})).isEqualTo(1);
    assertThat(cost.drawableRacks(new int[] {0, 3, 0, 3, 0, 0, 0})).isEqualTo(4);
    long english =
        new DerivationCost(SmallGame.DERIVATION, TileSet.english(), 7)
            .drawableRacks(TileSet.english().counts());
    assertThat(english).isEqualTo(3_199_724);
  }

  @Test
  void everySizeIsTimed() {
    try (Crew crew = new Crew(2)) {
      List<DerivationCost.Cost> costs = cost.run(3, 1, crew);
      assertThat(costs).extracting(DerivationCost.Cost::bagTiles).isEqualTo(cost.sizes());
      assertThat(costs)
          .allSatisfy(
              one -> {
                assertThat(one.tableNanos()).isPositive();
                assertThat(one.candidatesNanos()).isPositive();
                assertThat(one.drawableRacks()).isPositive();
              });
    }
  }

  @Test
  void itStopsWhenAskedTo() {
    Cancellation cancellation = new Cancellation();
    cancellation.cancel();
    try (Crew crew = new Crew(1, cancellation, Progress.SILENT)) {
      assertThatThrownBy(() -> cost.run(3, 1, crew)).isInstanceOf(CancelledException.class);
    }
  }

  @Test
  void thereMustBeBags() {
    try (Crew crew = new Crew(1)) {
      assertThatThrownBy(() -> cost.run(0, 1, crew))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("1 to 10000 bags of each size, not 0");
    }
  }
}
