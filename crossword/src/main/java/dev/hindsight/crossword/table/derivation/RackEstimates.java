package dev.hindsight.crossword.table.derivation;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.table.RackEquityTable;
import java.util.Arrays;

/**
 * From what was seen of racks to a value for each: the mean of its equities, drawn towards what its
 * parts promise (see {@link Shrinkage}); racks never seen have that estimate alone.
 *
 * <p><b>The estimate.</b> Take one tile off a rack, and what is left is a leave: racks that hold it
 * are worth so much more, or less, than the mean of all racks. If the worth of a rack were a sum
 * over its tiles, the differences of its seven leaves would add up to six times its own, since each
 * lacks one tile and has an average one for it. So the estimate is {@code mean + Σ difference(R -
 * t) / 6} over the tiles t. What tiles do together is in it as far as six tiles show it.
 *
 * <p>The same goes for leaves: what was seen of one is the mean of all racks that hold it, drawn
 * towards what its own parts promise, {@code Σ difference(L - t) / (|L| - 1)}, and so on down to
 * single tiles, whose estimate is the mean of everything.
 *
 * <p>All is done in integers, so the number of threads does not show.
 */
public final class RackEstimates {
  private static final int RACKS_IN_A_BLOCK = 1 << 14;

  private final RackIndex racks;
  private final LeaveIndex leaves;
  private final RackSums seen;

  /** {@code ranksBySize[tiles]}: ranks of the leaves of so many tiles, ascending. */
  private final int[][] ranksBySize;

  /** By rank of a leave: what racks that hold it are worth, less the mean of all. */
  private final int[] differences;

  private final int mean;

  private RackEstimates(RackIndex racks, RackSums seenByParts, RackSums seen) {
    this.racks = racks;
    this.leaves = new LeaveIndex(racks.tiles(), racks.rackSize());
    this.seen = seen;
    this.ranksBySize = ranksBySize(leaves);
    this.differences = new int[leaves.size()];
    LeaveSightings sightings = LeaveSightings.of(racks, leaves, ranksBySize, seenByParts);
    this.mean = (int) Math.floorDiv(sightings.sumMillipoints(0), Math.max(1, sightings.count(0)));
    for (int size = 1; size < racks.rackSize(); size++) {
      valueLeaves(size, sightings);
    }
  }

  /**
   * Values all racks.
   *
   * @param wordsSha256 of the words that were played with
   */
  public static RackEquityTable of(RackIndex racks, String wordsSha256, RackSums seen, Crew crew) {
    int[] values = values(racks, seen, seen, crew);
    int[] observations = new int[racks.size()];
    Arrays.setAll(observations, rank -> Math.toIntExact(seen.observed(rank)));
    return RackEquityTable.owning(racks, wordsSha256, values, observations);
  }

  /**
   * Values all racks, in millipoints by rank.
   *
   * @param seenByParts from which the estimates come
   * @param seen what is drawn towards them
   */
  public static int[] values(RackIndex racks, RackSums seenByParts, RackSums seen, Crew crew) {
    RackEstimates estimates = new RackEstimates(racks, seenByParts, seen);
    int[] values = new int[racks.size()];
    crew.sweep(
        values.length,
        RACKS_IN_A_BLOCK,
        (from, to, worker) -> estimates.valueRacks((int) from, (int) to, values));
    return values;
  }

  static int[][] ranksBySize(LeaveIndex leaves) {
    byte[] sizes = new byte[leaves.size()];
    int[] leavesOfSize = new int[leaves.rackSize()];
    int[] letterCounts = new int[leaves.tiles().letterCount()];
    for (int rank = 0; rank < sizes.length; rank++) {
      leaves.unrank(rank, letterCounts);
      sizes[rank] = (byte) Arrays.stream(letterCounts).sum();
      leavesOfSize[sizes[rank]]++;
    }
    int[][] ranks = new int[leavesOfSize.length][];
    Arrays.setAll(ranks, size -> new int[leavesOfSize[size]]);
    Arrays.fill(leavesOfSize, 0);
    for (int rank = 0; rank < sizes.length; rank++) {
      ranks[sizes[rank]][leavesOfSize[sizes[rank]]++] = rank;
    }
    return ranks;
  }

  private void valueLeaves(int size, LeaveSightings sightings) {
    OneTileFewer parts = new OneTileFewer(leaves);
    int[] letterCounts = new int[leaves.tiles().letterCount()];
    int weight = Shrinkage.weight(racks.rackSize() - size);
    for (int rank : ranksBySize[size]) {
      leaves.unrank(rank, letterCounts);
      int value =
          Shrinkage.shrunk(
              sightings.sumMillipoints(rank),
              sightings.count(rank),
              estimate(parts, letterCounts),
              weight);
      differences[rank] = value - mean;
    }
  }

  private void valueRacks(int from, int to, int[] values) {
    OneTileFewer parts = new OneTileFewer(leaves);
    int[] letterCounts = new int[racks.tiles().letterCount()];
    racks.unrank(from, letterCounts);
    for (int rank = from; rank < to; rank++) {
      values[rank] =
          Shrinkage.shrunk(
              seen.sumMillipoints(rank),
              seen.observed(rank),
              estimate(parts, letterCounts),
              Shrinkage.weight(0));
      racks.next(letterCounts);
    }
  }

  /** What the parts of some tiles promise. */
  private int estimate(OneTileFewer parts, int[] letterCounts) {
    int size = parts.set(letterCounts);
    if (size < 2) {
      return mean;
    }
    int sum = 0;
    for (int kind = 0; kind < parts.kinds(); kind++) {
      sum += parts.count(kind) * differences[parts.rank(kind)];
    }
    return mean + Math.floorDiv(2 * sum + size - 1, 2 * (size - 1));
  }
}
