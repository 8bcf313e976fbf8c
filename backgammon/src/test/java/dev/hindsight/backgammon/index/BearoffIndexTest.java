package dev.hindsight.backgammon.index;

import static dev.hindsight.backgammon.index.BearoffSides.side;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.core.counting.Compositions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BearoffIndexTest {
  @ParameterizedTest
  @CsvSource({
    "6, 6, 924",
    "6, 8, 3003",
    "6, 10, 8008",
    "6, 12, 18564",
    "6, 15, 54264",
    "7, 15, 170544",
    "8, 15, 490314",
    "1, 1, 2"
  })
  void sidesAreCountedByTheClosedForm(int points, int checkers, int sides) {
    assertThat(new BearoffIndex(points, checkers).size()).isEqualTo(sides);
  }

  @ParameterizedTest
  @CsvSource({"6, 15", "7, 5", "8, 4", "1, 15", "6, 1"})
  void everySideHasOneNumberAndEveryNumberOneSide(int points, int checkers) {
    BearoffIndex index = new BearoffIndex(points, checkers);
    for (int rank = 0; rank < index.size(); rank++) {
      long side = index.unrank(rank);
      if (index.rank(side) != rank || index.rank(side | 15) != rank || !index.covers(side, 0)) {
        throw new AssertionError(rank + " is side " + Long.toHexString(side));
      }
      if ((side & 15) + BearoffIndex.left(side) != 15) {
        throw new AssertionError("not fifteen checkers: " + Long.toHexString(side));
      }
    }
  }

  /** The order in which gnubg's databases are written. */
  @Test
  void fewerCheckersComeFirstThenMoreOnTheLowPoints() {
    BearoffIndex index = new BearoffIndex(6, 15);
    assertThat(index.rank(side(0, 0, 0, 0, 0, 0))).isZero();
    assertThat(index.rank(side(1, 0, 0, 0, 0, 0))).isEqualTo(1);
    assertThat(index.rank(side(0, 0, 0, 0, 0, 1))).isEqualTo(6);
    assertThat(index.rank(side(2, 0, 0, 0, 0, 0))).isEqualTo(7);
    assertThat(index.rank(side(6, 0, 0, 0, 0, 0))).isEqualTo(462);
    assertThat(index.rank(side(0, 0, 0, 0, 0, 6))).isEqualTo(923);
    assertThat(index.rank(side(0, 0, 0, 0, 0, 15))).isEqualTo(54_263);
  }

  @Test
  void theOrderIsThatOfCompositionsBackwardsWithTheCheckersOffFirst() {
    for (int points = 1; points <= 8; points++) {
      BearoffIndex index = new BearoffIndex(points, 5);
      Compositions withOff = Compositions.exactly(5, points + 1);
      int[] counts = new int[points + 1];
      for (int rank = 0; rank < index.size(); rank++) {
        withOff.unrank(index.size() - 1 - rank, counts);
        long side = 0;
        for (int point = 1; point <= points; point++) {
          side |= (long) counts[point] << (4 * point);
        }
        assertThat(index.rank(side)).isEqualTo(rank);
      }
    }
  }

  @Test
  void aSmallerIndexIsAPrefixOfALargerOne() {
    BearoffIndex small = new BearoffIndex(6, 6);
    BearoffIndex large = new BearoffIndex(6, 15);
    for (int rank = 0; rank < small.size(); rank++) {
      assertThat(large.unrank(rank)).isEqualTo(small.unrank(rank));
    }
  }

  @Test
  void pipOrderIsAPermutationByPipCount() {
    BearoffIndex index = new BearoffIndex(6, 10);
    PipOrder order = new PipOrder(index);
    assertThat(order.layers()).isEqualTo(61);
    assertThat(order.layerStart(order.layers())).isEqualTo(index.size());
    for (int layer = 0; layer < order.layers(); layer++) {
      int previous = -1;
      for (int place = order.layerStart(layer); place < order.layerStart(layer + 1); place++) {
        int rank = order.rankAt(place);
        assertThat(order.placeOf(rank)).isEqualTo(place);
        assertThat(Checkers.pips(index.unrank(rank), 0)).isEqualTo(layer);
        assertThat(rank).isGreaterThan(previous);
        previous = rank;
      }
    }
  }

  @Test
  void sidesOutsideAreNotCovered() {
    BearoffIndex index = new BearoffIndex(6, 6);
    long six = side(1, 1, 1, 1, 1, 1);
    assertThat(index.covers(six, 0)).isTrue();
    assertThat(index.covers(six, 1)).isFalse();
    assertThat(index.covers(six + 0x10, 0)).isFalse();
    assertThat(index.covers(0x1000_0000L, 0)).isFalse();
    assertThat(index.covers(0x1000_0000_0000_0000L, 0)).isFalse();
  }

  @Test
  void impossibleSizesAreRefused() {
    assertThatThrownBy(() -> new BearoffIndex(9, 15)).hasMessageContaining("1 to 8 points, not 9");
    assertThatThrownBy(() -> new BearoffIndex(6, 16)).hasMessageContaining("1 to 15 checkers");
    BearoffIndex index = new BearoffIndex(6, 6);
    assertThatThrownBy(() -> index.unrank(924)).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
