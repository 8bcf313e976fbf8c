package dev.hindsight.crossword.build.racks;

import dev.hindsight.core.runs.Mergeable;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.table.derivation.RackSums;
import java.util.Arrays;

/**
 * The sum of all equities seen with each rack, and how many there were; exact, so that it does not
 * matter in which order or in how many parts they came.
 *
 * <p>Equities are millipoints for the player who holds the rack. English has 3,199,724 racks, which
 * take 38 MB.
 */
public final class RackTally implements Mergeable<RackTally>, RackSums {
  private static final String SUMS = "sums";
  private static final String COUNTS = "counts";
  private static final String TOTALS = "totals";

  private final long[] sums;
  private final int[] counts;
  private final Totals totals;

  /** What is counted besides, for all racks together. */
  private static final class Totals {
    long games;
    long turns;
    long looks;
    long scorePoints;
    long squares;

    long[] toArray() {
      return new long[] {games, turns, looks, scorePoints, squares};
    }

    void add(long[] other) {
      games = Math.addExact(games, other[0]);
      turns = Math.addExact(turns, other[1]);
      looks = Math.addExact(looks, other[2]);
      scorePoints = Math.addExact(scorePoints, other[3]);
      squares = Math.addExact(squares, other[4]);
    }
  }

  public RackTally(int racks) {
    this(new long[racks], new int[racks]);
  }

  private RackTally(long[] sums, int[] counts) {
    this.sums = sums;
    this.counts = counts;
    this.totals = new Totals();
  }

  /** Takes up what a log has. */
  public void add(RackLog log) {
    for (int observation = 0; observation < log.size(); observation++) {
      int rank = log.rank(observation);
      long equity = log.equityMillipoints(observation);
      sums[rank] = Math.addExact(sums[rank], equity);
      counts[rank] = Math.incrementExact(counts[rank]);
      // 35 points squared are 1.2 · 10⁹, so 7 · 10⁹ turns fit.
      totals.squares = Math.addExact(totals.squares, equity * equity);
    }
    totals.games += log.games();
    totals.turns += log.turns();
    totals.looks += log.looks();
    totals.scorePoints += log.scorePoints();
  }

  @Override
  public void merge(RackTally other) {
    checkSize(other.sums.length);
    for (int rank = 0; rank < sums.length; rank++) {
      sums[rank] = Math.addExact(sums[rank], other.sums[rank]);
      counts[rank] = Math.addExact(counts[rank], other.counts[rank]);
    }
    totals.add(other.totals.toArray());
  }

  private void checkSize(int racks) {
    if (racks != sums.length) {
      throw new IllegalArgumentException(
          "a tally of " + racks + " racks where one of " + sums.length + " is needed");
    }
  }

  /** The whole content, for a checkpoint. */
  NamedArrays toArrays() {
    return NamedArrays.of().with(TOTALS, totals.toArray()).with(SUMS, sums).with(COUNTS, counts);
  }

  /** The tally that was turned into arrays. */
  static RackTally of(NamedArrays arrays) {
    RackTally tally = new RackTally(arrays.longs(SUMS), arrays.ints(COUNTS));
    tally.checkSize(tally.counts.length);
    tally.totals.add(arrays.longs(TOTALS));
    return tally;
  }

  /** How many racks are counted, seen or not. */
  @Override
  public int racks() {
    return sums.length;
  }

  /** The sum of the equities seen with a rack. */
  @Override
  public long sumMillipoints(int rank) {
    return sums[rank];
  }

  /** How often a rack was seen. */
  public int count(int rank) {
    return counts[rank];
  }

  @Override
  public long observed(int rank) {
    return counts[rank];
  }

  public long games() {
    return totals.games;
  }

  public long turns() {
    return totals.turns;
  }

  /** Observations of racks that were not on anybody's rack. */
  public long looks() {
    return totals.looks;
  }

  /** Final scores of all games, both players' together. */
  public long scorePoints() {
    return totals.scorePoints;
  }

  /** The sum of the squares of all equities, in millipoints squared. */
  public long squares() {
    return totals.squares;
  }

  public long observations() {
    return Arrays.stream(counts).asLongStream().sum();
  }

  /**
   * σ: the standard deviation of the equities of one and the same rack, in points, or NaN if no
   * rack was seen twice.
   */
  double deviationWithinPoints() {
    double squares = squares();
    long repeated = 0;
    for (int rank = 0; rank < racks(); rank++) {
      int count = counts[rank];
      if (count > 0) {
        double sum = sums[rank];
        squares -= sum * sum / count;
        repeated += count - 1;
      }
    }
    return repeated == 0
        ? Double.NaN
        : Millipoints.toPoints(Math.sqrt(Math.max(0, squares / repeated)));
  }

  public long racksSeen() {
    return Arrays.stream(counts).filter(count -> count > 0).count();
  }
}
