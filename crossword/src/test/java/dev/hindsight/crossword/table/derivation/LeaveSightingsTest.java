package dev.hindsight.crossword.table.derivation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.index.RackIndex;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LeaveSightingsTest {
  private final RackIndex racks = new RackIndex(TinyGame.TILES, 3);
  private final LeaveIndex leaves = new LeaveIndex(TinyGame.TILES, 3);

  private record Seen(long[] sums, long[] counts) implements RackSums {
    @Override
    public int racks() {
      return sums.length;
    }

    @Override
    public long sumMillipoints(int rank) {
      return sums[rank];
    }

    @Override
    public long observed(int rank) {
      return counts[rank];
    }
  }

  @Test
  void aLeaveIsSeenWithEveryRackThatHoldsIt() {
    SplittableRandom random = new SplittableRandom(6);
    long[] sums = new long[racks.size()];
    long[] counts = new long[racks.size()];
    for (int observation = 0; observation < 500; observation++) {
      int rack = random.nextInt(racks.size());
      sums[rack] += random.nextInt(-50_000, 50_000);
      counts[rack]++;
    }
    RackSums seen = new Seen(sums, counts);
    LeaveSightings sightings =
        LeaveSightings.of(racks, leaves, RackEstimates.ranksBySize(leaves), seen);
    int[] leave = new int[TinyGame.TILES.letterCount()];
    int[] rack = new int[TinyGame.TILES.letterCount()];
    for (int leaveRank = 0; leaveRank < leaves.size(); leaveRank++) {
      leaves.unrank(leaveRank, leave);
      long sum = 0;
      long count = 0;
      for (int rackRank = 0; rackRank < racks.size(); rackRank++) {
        racks.unrank(rackRank, rack);
        long ways = 1;
        for (int letter = 0; letter < rack.length; letter++) {
          ways *= Binomials.choose(rack[letter], leave[letter]);
        }
        sum += ways * seen.sumMillipoints(rackRank);
        count += ways * seen.observed(rackRank);
      }
      assertThat(sightings.sumMillipoints(leaveRank)).as(Arrays.toString(leave)).isEqualTo(sum);
      assertThat(sightings.count(leaveRank)).as(Arrays.toString(leave)).isEqualTo(count);
    }
  }
}
