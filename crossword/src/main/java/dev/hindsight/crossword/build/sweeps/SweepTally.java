package dev.hindsight.crossword.build.sweeps;

import dev.hindsight.core.runs.Mergeable;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.TallyCodec;
import java.util.Arrays;

/**
 * What sweeps had to say of every rack: weighted sums over positions, exact, so that it does not
 * matter in which order or in how many parts they came.
 *
 * <p>In a position with the tiles U not on the board, a rack R is drawn with chance ΠC(U,R) /
 * C(|U|,7). What is counted of it is its <b>difference</b> d: the equity of its best move less the
 * level m of the position ({@link SweepEntry}). So a rack is compared with others on the same
 * board, and boards on which all racks are worth much or little cancel out. Its <b>weight</b> w is
 * the chance to draw it over that with a full bag, in units of 1/{@value #WEIGHT_UNITS}, but at
 * most {@value #MOST_WEIGHT}. With millipoints for all equities these sums are kept for each rack:
 *
 * <pre>
 * Σw   Σw·d   Σw²   Σw·e², where e is d in units of {@value #SQUARE_UNITS} millipoints   positions
 * </pre>
 *
 * and Σm for all racks together.
 *
 * <p><b>Range.</b> w is at most 2¹⁰ and |d| below 2²², so 2³¹ positions fit Σw·d; all additions are
 * exact or throw.
 *
 * <p>English has 3,199,724 racks, which take 115 MB.
 */
public final class SweepTally implements Mergeable<SweepTally> {
  static final int WEIGHT_UNITS = 256;
  static final int SQUARE_UNITS = 256;

  /** In positions: what a position in which a rack is far easier to draw than usual counts for. */
  static final int MOST_WEIGHT = 4;

  private static final String TOTALS = "totals";
  private static final String WEIGHTS = "weights";
  private static final String SUMS = "sums";
  private static final String WEIGHT_SQUARES = "weightSquares";
  private static final String SQUARES = "squares";
  private static final String COUNTS = "counts";

  private final long[] weights;
  private final long[] sums;
  private final long[] weightSquares;
  private final long[] squares;
  private final int[] counts;

  /** Positions, racks in them, positions in which some rack can move, and Σm over these. */
  private final long[] totals;

  /** Whether no position is being added, or was left half added. */
  private boolean whole = true;

  public SweepTally(int racks) {
    this.weights = new long[racks];
    this.sums = new long[racks];
    this.weightSquares = new long[racks];
    this.squares = new long[racks];
    this.counts = new int[racks];
    this.totals = new long[4];
  }

  private SweepTally(NamedArrays arrays) {
    this.weights = arrays.longs(WEIGHTS);
    this.sums = arrays.longs(SUMS);
    this.weightSquares = arrays.longs(WEIGHT_SQUARES);
    this.squares = arrays.longs(SQUARES);
    this.counts = arrays.ints(COUNTS);
    this.totals = arrays.longs(TOTALS);
  }

  /** The tally that was turned into arrays. */
  static SweepTally of(NamedArrays arrays) {
    return new SweepTally(arrays);
  }

  /** The whole content, for a checkpoint. */
  NamedArrays toArrays() {
    return NamedArrays.of()
        .with(TOTALS, totals)
        .with(WEIGHTS, weights)
        .with(SUMS, sums)
        .with(WEIGHT_SQUARES, weightSquares)
        .with(SQUARES, squares)
        .with(COUNTS, counts);
  }

  /**
   * A tally as arrays.
   *
   * @param racks how many there are
   */
  static TallyCodec<SweepTally> codec(int racks) {
    return new TallyCodec<>() {
      @Override
      public NamedArrays encode(SweepTally tally) {
        return tally.toArrays();
      }

      @Override
      public SweepTally decode(NamedArrays arrays) {
        SweepTally tally = new SweepTally(arrays);
        boolean fits = tally.totals.length == 4 && tally.counts.length == racks;
        for (long[] sums :
            new long[][] {tally.weights, tally.sums, tally.weightSquares, tally.squares}) {
          fits &= sums.length == racks;
        }
        if (!fits) {
          throw new IllegalArgumentException("a tally of sweeps over other racks");
        }
        tally.checkPossible();
        return tally;
      }
    };
  }

  /** Throws if no positions have these sums: they may come from a forged file. */
  private void checkPossible() {
    long positions = totals[0];
    boolean isPossible = positions >= 0 && totals[1] >= 0 && totals[2] >= 0;
    isPossible &= totals[2] <= positions;
    for (int rack = 0; rack < counts.length && isPossible; rack++) {
      isPossible =
          counts[rack] >= 0
              && counts[rack] <= positions
              && weights[rack] >= 0
              && weightSquares[rack] >= 0
              && squares[rack] >= 0;
    }
    if (!isPossible) {
      throw new IllegalArgumentException("sums that no sweeps have");
    }
  }

  /**
   * Adds a rack of a position. Several threads may add different racks at once.
   *
   * @param weight in units; a rack of weight 0 is counted as seen, but has no say
   * @param differenceMillipoints between its equity and the level of the position
   */
  void add(int rank, long weight, int differenceMillipoints) {
    long coarse = Math.floorDiv(differenceMillipoints + SQUARE_UNITS / 2, SQUARE_UNITS);
    weights[rank] = Math.addExact(weights[rank], weight);
    sums[rank] = Math.addExact(sums[rank], weight * differenceMillipoints);
    weightSquares[rank] = Math.addExact(weightSquares[rank], weight * weight);
    squares[rank] = Math.addExact(squares[rank], weight * (coarse * coarse));
    counts[rank]++;
  }

  /** A position follows. */
  void beginPosition() {
    whole = false;
  }

  /** Whether all positions that were begun are done. */
  boolean isWhole() {
    return whole;
  }

  /** A position is done in which no rack can move. */
  void endPosition(long racks) {
    totals[0] = Math.incrementExact(totals[0]);
    totals[1] = Math.addExact(totals[1], racks);
    whole = true;
  }

  /** A position of this level is done. */
  void endPosition(long racks, int levelMillipoints) {
    totals[2] = Math.incrementExact(totals[2]);
    totals[3] = Math.addExact(totals[3], levelMillipoints);
    endPosition(racks);
  }

  @Override
  public void merge(SweepTally other) {
    if (other.racks() != racks()) {
      throw new IllegalArgumentException(
          "a tally of " + other.racks() + " racks where one of " + racks() + " is needed");
    }
    addAll(weights, other.weights);
    addAll(sums, other.sums);
    addAll(weightSquares, other.weightSquares);
    addAll(squares, other.squares);
    addAll(totals, other.totals);
    for (int rank = 0; rank < counts.length; rank++) {
      counts[rank] = Math.addExact(counts[rank], other.counts[rank]);
    }
  }

  private static void addAll(long[] to, long[] from) {
    for (int place = 0; place < to.length; place++) {
      to[place] = Math.addExact(to[place], from[place]);
    }
  }

  /** How many racks are counted, seen or not. */
  public int racks() {
    return weights.length;
  }

  public long positions() {
    return totals[0];
  }

  /** Racks priced, in all positions together. */
  public long racksSwept() {
    return totals[1];
  }

  public long racksSeen() {
    return Arrays.stream(weights).filter(weight -> weight > 0).count();
  }

  /** In how many positions a rack was priced. */
  public int count(int rank) {
    return counts[rank];
  }

  /** Σw in units of 1. */
  public double weight(int rank) {
    return (double) weights[rank] / WEIGHT_UNITS;
  }

  /** Whether a rack has any weight. */
  public boolean isSeen(int rank) {
    return weights[rank] > 0;
  }

  /** The mean of m over positions: what a rack drawn from a full bag is worth. */
  public int levelMillipoints() {
    return rounded(totals[3], Math.max(1, totals[2]));
  }

  /**
   * What a rack is worth: Σw·d / Σw above the mean level. To be asked for racks with weight only.
   */
  public int millipoints(int rank) {
    return Math.addExact(levelMillipoints(), rounded(sums[rank], weights[rank]));
  }

  /** The quotient, halves upwards. */
  static int rounded(long sum, long count) {
    return Math.toIntExact(Math.floorDiv(Math.addExact(2 * sum, count), 2 * count));
  }

  /** (Σw)² / Σw²: how many positions of equal weights would tell as much. */
  public double effectivePositions(int rank) {
    double weight = weights[rank];
    return weight == 0 ? 0 : weight * weight / weightSquares[rank];
  }

  /**
   * The standard error of {@link #millipoints} as positions differ: √(s² / (n − 1)), where s² =
   * Σw·d² / Σw − (Σw·d / Σw)² and n are the effective positions; NaN if those are 1 or fewer.
   */
  public double standardErrorMillipoints(int rank) {
    double effective = effectivePositions(rank);
    if (!(effective > 1)) {
      return Double.NaN;
    }
    double weight = weights[rank];
    double mean = sums[rank] / weight;
    double square = (double) SQUARE_UNITS * SQUARE_UNITS * squares[rank] / weight;
    return Math.sqrt(Math.max(0, square - mean * mean) / (effective - 1));
  }
}
