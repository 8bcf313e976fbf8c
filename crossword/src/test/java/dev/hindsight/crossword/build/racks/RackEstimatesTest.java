package dev.hindsight.crossword.build.racks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.RackEstimates;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RackEstimatesTest {
  private static final String WORDS = "0".repeat(64);

  private final RackIndex racks = new RackIndex(TinyGame.TILES, 3);
  private final LeaveIndex leaves = new LeaveIndex(TinyGame.TILES, 3);

  @Test
  void aRackSeenOftenHasItsMean() {
    RackTally tally = new RackTally(racks.size());
    SplittableRandom random = new SplittableRandom(4);
    int[] means = new int[racks.size()];
    RackLog log = new RackLog();
    for (int rank = 0; rank < means.length; rank++) {
      means[rank] = random.nextInt(-40_000, 40_000);
      for (int seen = 0; seen < 20_000; seen++) {
        log.add(rank, means[rank] + (seen % 2 == 0 ? 10_000 : -10_000));
      }
    }
    tally.add(log);
    RackEquityTable table = values(tally);
    for (int rank = 0; rank < means.length; rank++) {
      assertThat(table.millipoints(rank)).isCloseTo(means[rank], within(100));
      assertThat(table.observations(rank)).isEqualTo(20_000);
    }
  }

  @Test
  void racksNeverSeenAreWorthWhatTheirPartsPromise() {
    // The worth of a rack is a sum over its tiles, and one rack in three is never seen.
    int[] worth = {9_000, 1_000, -2_000, -1_000, 2_000, 4_000, -3_000};
    RackLog log = new RackLog();
    int[] counts = new int[worth.length];
    long[] ways = DrawWays.ofRacks(racks);
    for (int rank = 0; rank < racks.size(); rank++) {
      racks.unrank(rank, counts);
      for (long seen = 0; rank % 3 != 1 && seen < 20 * ways[rank]; seen++) {
        log.add(rank, sum(worth, counts) + 30_000 + (seen % 2 == 0 ? 500 : -500));
      }
    }
    RackTally tally = new RackTally(racks.size());
    tally.add(log);
    RackEquityTable table = values(tally);
    double squares = 0;
    int unseen = 0;
    for (int rank = 1; rank < racks.size(); rank += 3) {
      racks.unrank(rank, counts);
      double error = table.millipoints(rank) - 30_000 - sum(worth, counts);
      squares += error * error;
      unseen++;
      assertThat(table.observations(rank)).isZero();
    }
    // Worths differ by thousands of millipoints from rack to rack, estimates by some hundreds.
    assertThat(Math.sqrt(squares / unseen)).isLessThan(1_500);
  }

  @Test
  void waysToDrawAddUpToAllDraws() {
    assertThat(Arrays.stream(DrawWays.ofRacks(racks)).sum()).isEqualTo(Binomials.choose(24, 3));
    long[] ofLeaves = DrawWays.ofLeaves(leaves);
    assertThat(Arrays.stream(ofLeaves).sum()).isEqualTo(1 + 24 + Binomials.choose(24, 2));
    assertThat(ofLeaves[leaves.rank(TileCounts.parse(TinyGame.TILES, "AB").counts())])
        .isEqualTo(24);
    assertThat(
            DrawWays.ofRacks(racks)[racks.rank(TileCounts.parse(TinyGame.TILES, "AAS").counts())])
        .isEqualTo(30);
  }

  @Test
  void leavesChangeByTheirChanceToBeDrawn() {
    int[] values = new int[leaves.size()];
    LeaveTable before = LeaveTable.of(leaves, values);
    values[leaves.rank(TileCounts.parse(TinyGame.TILES, "A").counts())] = 8_000; // 6 of 24 tiles
    values[leaves.rank(TileCounts.parse(TinyGame.TILES, "AB").counts())] =
        -23_000; // 24 of 276 pairs
    LeaveTable after = LeaveTable.of(leaves, values);
    assertThat(LeaveChange.points(before, after)).isCloseTo((2 + 2) / 2.0, within(1e-9));
    assertThat(LeaveChange.points(after, after)).isZero();
  }

  @Test
  void deviationIsThatOfOneRackFromTurnToTurn() {
    RackLog log = new RackLog();
    log.add(0, 10_000);
    log.add(0, 16_000); // differs by 3 points from the mean of the rack, twice
    log.add(1, 50_000);
    log.add(1, 50_000); // and not at all
    log.add(2, 90_000); // says nothing
    RackTally tally = new RackTally(4);
    tally.add(log);
    assertThat(tally.deviationWithinPoints()).isCloseTo(3, within(1e-9)); // √(18 / 2)
    assertThat(new RackTally(4).deviationWithinPoints()).isNaN();
  }

  private RackEquityTable values(RackTally tally) {
    try (Crew crew = new Crew(2)) {
      return RackEstimates.of(racks, WORDS, tally, crew);
    }
  }

  private static int sum(int[] worth, int[] counts) {
    int sum = 0;
    for (int letter = 0; letter < counts.length; letter++) {
      sum += counts[letter] * worth[letter];
    }
    return sum;
  }
}
