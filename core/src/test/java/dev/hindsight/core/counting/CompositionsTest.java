package dev.hindsight.core.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CompositionsTest {
  /** A bag of 100 items of 27 kinds, as in the English crossword game; kind 0 first. */
  private static final int[] BAG = {
    2, 9, 2, 2, 4, 12, 2, 3, 2, 9, 1, 1, 4, 2, 6, 8, 2, 1, 6, 4, 6, 4, 2, 2, 1, 2, 1
  };

  @Test
  void threeItemsOverThreeCellsAreNumberedInLexicographicOrder() {
    Compositions three = Compositions.exactly(3, 3);
    int[][] expected = {
      {0, 0, 3}, {0, 1, 2}, {0, 2, 1}, {0, 3, 0}, {1, 0, 2},
      {1, 1, 1}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}, {3, 0, 0}
    };
    assertThat(three.size()).isEqualTo(10);
    int[] counts = new int[3];
    for (int rank = 0; rank < 10; rank++) {
      three.unrank(rank, counts);
      assertThat(counts).containsExactly(expected[rank]);
      assertThat(three.rank(expected[rank])).isEqualTo(rank);
    }
  }

  @Test
  void countsAreThePublishedOnes() {
    assertThat(Compositions.exactly(7, BAG).size()).isEqualTo(3_199_724);
    long leaves = 0;
    for (int tiles = 1; tiles <= 6; tiles++) {
      leaves += Compositions.exactly(tiles, BAG).size();
    }
    assertThat(leaves).isEqualTo(914_624);
    assertThat(Compositions.atMost(6, BAG).size()).isEqualTo(914_625);
    assertThat(Compositions.atMost(7, BAG).size()).isEqualTo(4_114_349);
    assertThat(Compositions.exactly(9, 12).size()).isEqualTo(167_960);
    assertThat(Compositions.atMost(15, 6).size()).isEqualTo(54_264);
  }

  @Test
  void statesPerNumberOfSeedsAreThoseOfTheBookDocument() {
    long[] expected = {12, 78, 364, 1365, 4368, 12376, 31824, 75582, 167960, 352716};
    for (int seeds = 1; seeds <= 10; seeds++) {
      assertThat(Compositions.exactly(seeds, 12).size()).isEqualTo(expected[seeds - 1]);
    }
  }

  @Test
  void everySmallSpaceEqualsPlainEnumerationInOrder() {
    int[][] capsOfSpaces = {
      {}, {0}, {3}, {2, 2}, {1, 0, 3}, {3, 1, 2, 4}, {1, 1, 1, 1, 1}, {5, 5, 5}, {0, 4, 0, 2}
    };
    for (int[] caps : capsOfSpaces) {
      for (int total = 0; total <= 8; total++) {
        assertNumbersExactly(Compositions.exactly(total, caps), enumerate(total, caps, false));
        assertNumbersExactly(Compositions.atMost(total, caps), enumerate(total, caps, true));
      }
    }
  }

  @Test
  void everyNineSeedBoardRoundTrips() {
    Compositions boards = Compositions.exactly(9, 12);
    int[] counts = new int[12];
    int[] walked = new int[12];
    boards.first(walked);
    for (long rank = 0; rank < boards.size(); rank++) {
      boards.unrank(rank, counts);
      if (boards.rank(counts) != rank || !Arrays.equals(counts, walked)) {
        assertThat(boards.rank(counts)).isEqualTo(rank);
        assertThat(counts).containsExactly(walked);
      }
      boolean more = boards.next(walked);
      if (more != (rank + 1 < boards.size())) {
        assertThat(more).as("next after rank %d", rank).isEqualTo(rank + 1 < boards.size());
      }
    }
  }

  @Test
  void sampledRacksRoundTrip() {
    long seed = 20261115;
    Compositions racks = Compositions.exactly(7, BAG);
    SplittableRandom random = new SplittableRandom(seed);
    int[] counts = new int[27];
    for (int sample = 0; sample < 20_000; sample++) {
      long rank = random.nextLong(racks.size());
      racks.unrank(rank, counts);
      assertThat(racks.rank(counts)).as("seed %d, rank %d", seed, rank).isEqualTo(rank);
    }
  }

  @Test
  void refusesWhatItDoesNotNumber() {
    Compositions pair = Compositions.exactly(2, new int[] {1, 2});
    for (int[] wrong : new int[][] {{2, 0}, {0, 1}, {1, 2}, {-1, 3}}) {
      assertThatThrownBy(() -> pair.rank(wrong))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("exactly 2 items");
    }
    assertThatThrownBy(() -> pair.unrank(pair.size(), new int[2]))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> pair.unrank(-1, new int[2]))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> Compositions.exactly(-1, 3))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Compositions.atMost(1, new int[] {-1}))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void overflowIsLoud() {
    assertThatThrownBy(() -> Compositions.exactly(60, 60)).isInstanceOf(ArithmeticException.class);
  }

  private static void assertNumbersExactly(Compositions compositions, List<int[]> expected) {
    assertThat(compositions.size()).isEqualTo(expected.size());
    int cells = expected.isEmpty() ? 0 : expected.get(0).length;
    int[] unranked = new int[cells];
    int[] walked = new int[cells];
    if (!expected.isEmpty()) {
      compositions.first(walked);
    }
    for (int rank = 0; rank < expected.size(); rank++) {
      compositions.unrank(rank, unranked);
      assertThat(unranked).containsExactly(expected.get(rank));
      assertThat(walked).containsExactly(expected.get(rank));
      assertThat(compositions.rank(expected.get(rank))).isEqualTo(rank);
      assertThat(compositions.next(walked)).isEqualTo(rank + 1 < expected.size());
    }
  }

  /** Counts up like an odometer and keeps the vectors that fit: slow and obvious. */
  private static List<int[]> enumerate(int total, int[] caps, boolean atMost) {
    List<int[]> found = new ArrayList<>();
    int[] counts = new int[caps.length];
    while (true) {
      int sum = Arrays.stream(counts).sum();
      if (atMost ? sum <= total : sum == total) {
        found.add(counts.clone());
      }
      int cell = caps.length - 1;
      while (cell >= 0 && counts[cell] == caps[cell]) {
        counts[cell--] = 0;
      }
      if (cell < 0) {
        return found;
      }
      counts[cell]++;
    }
  }
}
