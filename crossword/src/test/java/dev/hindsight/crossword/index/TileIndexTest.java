package dev.hindsight.crossword.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TileIndexTest {
  private static final TileSet ENGLISH = TileSet.english();

  /** Two blanks, one A, three B, no C, two D. */
  private static final TileSet SMALL =
      new TileSet(
          "small",
          List.of(
              new TileSet.Letter("?", "?", 2, 0, false),
              new TileSet.Letter("A", "a", 1, 1, true),
              new TileSet.Letter("B", "b", 3, 3, false),
              new TileSet.Letter("C", "c", 0, 3, false),
              new TileSet.Letter("D", "d", 2, 2, false)));

  @Test
  void englishHasAsManyRacksAndLeavesAsPublished() {
    assertThat(new RackIndex(ENGLISH, 7).size()).isEqualTo(3_199_724);
    assertThat(new LeaveIndex(ENGLISH, 7).size()).isEqualTo(914_625);
  }

  @Test
  void theEmptyLeaveComesFirstAndThenALoneZ() {
    LeaveIndex index = new LeaveIndex(ENGLISH, 7);
    int[] counts = new int[27];
    assertThat(index.rank(counts)).isZero();
    counts[26] = 1;
    assertThat(index.rank(counts)).isEqualTo(1);
  }

  @Test
  void everyLeaveOfASmallBagRoundTrips() {
    for (int rackSize = 1; rackSize <= 9; rackSize++) {
      LeaveIndex index = new LeaveIndex(SMALL, rackSize);
      int[] counts = new int[5];
      for (int rank = 0; rank < index.size(); rank++) {
        index.unrank(rank, counts);
        assertThat(index.rank(counts)).isEqualTo(rank);
        assertThat(stepwise(index, counts)).isEqualTo(rank);
        assertThat(Arrays.stream(counts).sum()).isLessThan(rackSize);
      }
    }
  }

  @Test
  void everyRackOfASmallBagRoundTrips() {
    for (int rackSize = 1; rackSize <= 8; rackSize++) {
      RackIndex index = new RackIndex(SMALL, rackSize);
      int[] counts = new int[5];
      int[] next = new int[5];
      index.unrank(0, next);
      for (int rank = 0; rank < index.size(); rank++) {
        index.unrank(rank, counts);
        assertThat(next).isEqualTo(counts);
        assertThat(index.next(next)).isEqualTo(rank + 1 < index.size());
        assertThat(index.rank(counts)).isEqualTo(rank);
        assertThat(stepwise(index, counts)).isEqualTo(rank);
        assertThat(Arrays.stream(counts).sum()).isEqualTo(rackSize);
      }
    }
  }

  @Test
  void sampledEnglishRanksRoundTrip() {
    SplittableRandom random = new SplittableRandom(5);
    LeaveIndex leaves = new LeaveIndex(ENGLISH, 7);
    RackIndex racks = new RackIndex(ENGLISH, 7);
    int[] counts = new int[27];
    for (int trial = 0; trial < 10_000; trial++) {
      int leave = random.nextInt(leaves.size());
      leaves.unrank(leave, counts);
      assertThat(stepwise(leaves, counts)).as("seed 5, trial " + trial).isEqualTo(leave);
      int rack = random.nextInt(racks.size());
      racks.unrank(rack, counts);
      assertThat(stepwise(racks, counts)).as("seed 5, trial " + trial).isEqualTo(rack);
    }
  }

  @Test
  void moreTilesThanExistMakeTheSumNegative() {
    int[] counts = new int[5];
    LeaveIndex leaves = new LeaveIndex(SMALL, 7);
    RackIndex racks = new RackIndex(SMALL, 6);
    int beyond = 0;
    for (int code = 0; code < 7 * 7 * 7 * 7 * 7; code++) {
      int rest = code;
      boolean fits = true;
      int total = 0;
      for (int letter = 0; letter < 5; letter++) {
        counts[letter] = rest % 7;
        rest /= 7;
        total += counts[letter];
        fits &= counts[letter] <= SMALL.count(letter);
      }
      if (total <= 6 && !fits) {
        assertThat(stepwise(leaves, counts)).as(Arrays.toString(counts)).isNegative();
        assertThatThrownBy(() -> leaves.rank(counts)).isInstanceOf(IllegalArgumentException.class);
        beyond++;
      }
      if (total == 6 && !fits) {
        assertThat(stepwise(racks, counts)).as(Arrays.toString(counts)).isNegative();
        assertThatThrownBy(() -> racks.rank(counts)).isInstanceOf(IllegalArgumentException.class);
      }
    }
    assertThat(beyond).isGreaterThan(100);
  }

  private static int stepwise(LeaveIndex index, int[] counts) {
    int rank = 0;
    int left = index.rackSize() - 1;
    for (int letter = 0; letter < counts.length; letter++) {
      if (counts[letter] > 0) {
        rank += index.step(letter, left, counts[letter]);
        left -= counts[letter];
      }
    }
    return rank;
  }

  private static int stepwise(RackIndex index, int[] counts) {
    int rank = 0;
    int left = index.rackSize();
    for (int letter = 0; letter < counts.length; letter++) {
      if (counts[letter] > 0) {
        rank += index.step(letter, left, counts[letter]);
        left -= counts[letter];
      }
    }
    return rank;
  }
}
