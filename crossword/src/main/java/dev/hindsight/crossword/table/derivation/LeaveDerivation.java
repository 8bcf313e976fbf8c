package dev.hindsight.crossword.table.derivation;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Meanwhile;
import dev.hindsight.crossword.index.LeaveIndex;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.index.SubRacks;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * From the equities of full racks to the values of all leaves, for any bag: dynamic, or bag-aware,
 * leaves.
 *
 * <pre>{@code
 * LeaveDerivation derivation = new LeaveDerivation(rackEquities);
 * LeaveTable now = derivation.derive(unseen, DrawConvention.HELD_APART, crew);
 * }</pre>
 *
 * A leave is worth the mean equity of the racks that it becomes by drawing at random, less the mean
 * equity of a rack drawn from the same bag: {@code Σ ways(D) · E(L + D) / C(n, 7 - |L|) -
 * baseline}, where D goes over the draws from the n tiles left to draw; see {@link DrawConvention}
 * for which those are. The empty leave is always worth 0.
 *
 * <p>The ways to draw are a product over the letters, so the sum is taken letter by letter over all
 * leaves at once: 28 million multiplications for a full English bag, where going over the draws of
 * each leave would take ten times as many. All sums are exact 64-bit integers (there are 1.6 · 10¹⁰
 * ways to draw a rack, and equities are whole millipoints), so results do not depend on the order,
 * the number of threads, or the method.
 *
 * <p>A bag that cannot complete a leave is drawn to its last tile. The rack is then short, and
 * counts as much as a full bag would make of it on average.
 *
 * <p>Immutable but for an index and a table of short racks that are made when first needed; any
 * number of threads may derive, each with a crew of its own.
 */
public final class LeaveDerivation {
  private final RackIndex racks;
  private final LeaveIndex leaves;
  private final RackParts parts;
  private final int[] equities;

  /** The equities in the order of {@link RackParts#blocks}, which is read from end to end. */
  private final int[] equitiesInBlocks;

  private final long mostEquity;
  private @Nullable RackHalves halves;
  private int @Nullable [] shortRacks;

  public LeaveDerivation(RackEquityTable table) {
    this(table.index(), new RackParts(table.index()), table);
  }

  /**
   * A derivation from a table that is still being read: meanwhile its index is split into parts.
   *
   * @param racks the index of the table
   */
  public static LeaveDerivation of(RackIndex racks, Meanwhile<RackEquityTable> reading)
      throws IOException {
    RackParts parts = new RackParts(racks);
    return new LeaveDerivation(racks, parts, reading.await());
  }

  private LeaveDerivation(RackIndex racks, RackParts parts, RackEquityTable table) {
    if (!racks.tiles().equals(table.tiles()) || racks.rackSize() != table.index().rackSize()) {
      throw new IllegalArgumentException(
          "equities of " + table.tiles() + " racks are no " + racks.tiles() + " ones");
    }
    this.racks = racks;
    this.leaves = new LeaveIndex(racks.tiles(), racks.rackSize());
    this.parts = parts;
    this.equities = table.values();
    this.equitiesInBlocks = parts.inBlocks(equities);
    long most = 0;
    for (int equity : equities) {
      most = Math.max(most, Math.abs((long) equity));
    }
    this.mostEquity = most;
  }

  /**
   * The values of all leaves.
   *
   * @param bag tiles of each letter, no more than exist; what they mean is for the convention to
   *     say
   */
  public LeaveTable derive(int[] bag, DrawConvention convention, Crew crew) {
    DrawWeights weights = weights(bag, convention);
    FrontLetterDraws frontSums = frontSums(weights, crew);
    LeaveMeans means = means(weights, crew);
    double baseline = means.mean(0, frontSums.sumOfEmpty(), weights.total(), racks.rackSize());
    return LeaveTable.owning(leaves, values(frontSums, means, baseline, crew));
  }

  /**
   * The values of everything that can be kept of one rack, each the same as {@link #derive} gives.
   *
   * @param rack tiles of each letter, no more than a rack holds and no more than exist
   * @param bag as for {@link #derive}
   */
  public CandidateLeaves deriveCandidates(
      int[] rack, int[] bag, DrawConvention convention, Crew crew) {
    TileSet tiles = racks.tiles();
    checkRack(tiles, rack);
    DrawWeights weights = weights(bag, convention);
    CandidateSums sums = new CandidateSums(parts, weights, equitiesInBlocks, rack, crew);
    LeaveMeans means = means(weights, crew);
    SubRacks kept = new SubRacks(rack.length, racks.rackSize());
    kept.fill(rack);
    double baseline =
        means.mean(0, sums.sum(new int[rack.length]), weights.total(), racks.rackSize());
    int[] millipoints = new int[kept.all() + 1];
    int[] leave = new int[rack.length];
    for (int number = 0; number <= kept.all(); number++) {
      kept.counts(number, leave);
      int draw = racks.rackSize() - TileCounts.total(leave);
      if (draw > 0) {
        int rank = leaves.rank(leave);
        double mean = means.mean(rank, sums.sum(leave), weights.drawableBeside(leave), draw);
        millipoints[number] = LeaveMeans.round(mean - baseline);
      }
    }
    return new CandidateLeaves(
        tiles, rack.clone(), kept, racks.rackSize(), millipoints, LeaveMeans.round(baseline));
  }

  private void checkRack(TileSet tiles, int[] rack) {
    int total = 0;
    for (int letter = 0; letter < tiles.letterCount(); letter++) {
      if (rack[letter] < 0 || rack[letter] > tiles.count(letter)) {
        throw new IllegalArgumentException(
            "a rack of "
                + tiles
                + " tiles holds 0 to "
                + tiles.count(letter)
                + " of "
                + tiles.letter(letter).upper()
                + ", not "
                + rack[letter]);
      }
      total += rack[letter];
    }
    if (total > racks.rackSize()) {
      throw new IllegalArgumentException(
          "a rack holds at most " + racks.rackSize() + " tiles, not " + total);
    }
  }

  private DrawWeights weights(int[] bag, DrawConvention convention) {
    DrawWeights weights = new DrawWeights(racks.tiles(), racks.rackSize(), bag, convention);
    checkSums(weights.total());
    return weights;
  }

  /** No sum on the way has more draws in it than there are of this many tiles in all. */
  private void checkSums(int tiles) {
    try {
      for (int drawn = 1; drawn <= racks.rackSize(); drawn++) {
        Math.multiplyExact(mostEquity, Binomials.choose(tiles, drawn));
      }
    } catch (ArithmeticException e) {
      throw new IllegalArgumentException(
          "a bag of "
              + tiles
              + " tiles has more draws than can be summed up exactly with equities of up to "
              + mostEquity
              + " millipoints",
          e);
    }
  }

  /** Made when first needed: the leaves of a single rack do without, and a start is quicker. */
  private synchronized RackHalves halves() {
    RackHalves known = halves;
    if (known == null) {
      known = new RackHalves(racks.tiles(), racks.rackSize());
      halves = known;
    }
    return known;
  }

  private FrontLetterDraws frontSums(DrawWeights weights, Crew crew) {
    RackHalves split = halves();
    FrontLetterDraws sums = new FrontLetterDraws(split, weights, equities);
    List<ColumnRange> ranges = ColumnRange.split(split.back(), split.front(), racks.rackSize() - 1);
    crew.sweep(ranges.size(), 1, (from, to, worker) -> sums.run(ranges.get((int) from)));
    return sums;
  }

  private LeaveMeans means(DrawWeights weights, Crew crew) {
    boolean completes = weights.total() >= racks.rackSize();
    return new LeaveMeans(weights, leaves, completes ? new int[0] : shortRacks(crew));
  }

  private int[] values(FrontLetterDraws frontSums, LeaveMeans means, double baseline, Crew crew) {
    int[] millipoints = new int[leaves.size()];
    BackLetterDraws sums = new BackLetterDraws(frontSums, means, baseline, millipoints);
    RackHalves split = halves();
    List<ColumnRange> ranges = ColumnRange.split(split.front(), split.back(), racks.rackSize() - 1);
    BackLetterDraws.Scratch[] scratch = new BackLetterDraws.Scratch[crew.threads()];
    crew.sweep(
        ranges.size(),
        1,
        (from, to, worker) -> {
          if (scratch[worker] == null) {
            scratch[worker] = new BackLetterDraws.Scratch();
          }
          sums.run(ranges.get((int) from), scratch[worker]);
        });
    return millipoints;
  }

  /** What a full bag makes of each incomplete rack on average, by rank of {@code LeaveIndex}. */
  private synchronized int[] shortRacks(Crew crew) {
    if (shortRacks == null) {
      DrawWeights weights = weights(racks.tiles().counts(), DrawConvention.POOL);
      LeaveMeans means = new LeaveMeans(weights, leaves, new int[0]);
      shortRacks = values(frontSums(weights, crew), means, 0, crew);
    }
    return shortRacks;
  }
}
