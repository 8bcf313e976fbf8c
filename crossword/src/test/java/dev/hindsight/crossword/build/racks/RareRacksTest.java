package dev.hindsight.crossword.build.racks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RareRacksTest {
  /** Racks 0 to 5, seen 3, 0, 1, 0, 1 and 7 times. */
  private final RackTally tally = tally(3, 0, 1, 0, 1, 7);

  @Test
  void thoseNeverSeenAreRareWhileThereAreEnoughOfThem() {
    assertThat(ranks(RareRacks.of(tally, 1))).containsExactly(1, 3);
    assertThat(ranks(RareRacks.of(tally, 2))).containsExactly(1, 3);
  }

  @Test
  void withTooFewOfThemThoseSeenLeastJoinThem() {
    assertThat(ranks(RareRacks.of(tally, 3))).containsExactly(1, 2, 3, 4);
    assertThat(ranks(RareRacks.of(tally, 5))).containsExactly(0, 1, 2, 3, 4);
  }

  @Test
  void aBagWithFewerRacksThanLooksHasOnlyRareOnes() {
    assertThat(ranks(RareRacks.of(tally, 6))).containsExactly(0, 1, 2, 3, 4, 5);
    assertThat(ranks(RareRacks.of(tally, 1000))).containsExactly(0, 1, 2, 3, 4, 5);
  }

  private static List<Integer> ranks(RareRacks racks) {
    List<Integer> ranks = new ArrayList<>();
    for (int number = 0; number < racks.size(); number++) {
      ranks.add(racks.rank(number));
    }
    return ranks;
  }

  private static RackTally tally(int... counts) {
    RackLog log = new RackLog();
    for (int rank = 0; rank < counts.length; rank++) {
      for (int sighting = 0; sighting < counts[rank]; sighting++) {
        log.add(rank, 1000);
      }
    }
    RackTally tally = new RackTally(counts.length);
    tally.add(log);
    return tally;
  }
}
