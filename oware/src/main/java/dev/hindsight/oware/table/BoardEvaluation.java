package dev.hindsight.oware.table;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.ShippedTable;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/**
 * What an open board promises its mover, as it was learnt from games: a small net of whole numbers
 * that gives the seeds still to come, and how much a seed is worth to the result while so many are
 * on the board.
 *
 * <p>Inputs are the twelve pits by their number of seeds. Each adds a row of weights to {@value
 * #HIDDEN} sums; what is above 0 in a sum counts by the weight of the sum. Four sums travel in one
 * long, each 16 bits wide and raised by an offset so that none is ever negative and borrows from
 * its neighbour.
 *
 * <p>outlook = (net seeds in the stores + net seeds to come) × worth of a seed, in thousandths of a
 * logit.
 */
public final class BoardEvaluation {
  /** Sums of the net; the last one counts as it is, above and below 0. */
  public static final int HIDDEN = 16;

  /** More seeds in a pit than this count as this many. */
  public static final int MOST_IN_PIT = 23;

  public static final int COUNTS = MOST_IN_PIT + 1;

  /** Pits of both players. */
  public static final int PITS = 2 * Row.PITS;

  /** Weights of the sums are this many to one. */
  public static final int ONE = 64;

  /** Weights of a pit are within this either way, so that twelve of them fit a sum. */
  public static final int MOST_WEIGHT = 2_700;

  /** Weights of the sums are within this either way. */
  public static final int MOST_SUM_WEIGHT = 3_000;

  /** The file that comes with the program. */
  public static final ShippedTable SHIPPED =
      new ShippedTable(BoardEvaluation.class, "hindsight-oware", "default.evaluation");

  private static final int LANES = 4;
  private static final int LONGS = HIDDEN / LANES;
  private static final int LANE_BITS = 16;
  private static final int LANE_MASK = 0xFFFF;
  private static final int OFFSET = MOST_WEIGHT;
  private static final int OFFSET_OF_SUM = PITS * OFFSET;

  /** Worth of a seed is in this fraction of a thousandth of a logit and a hundredth of a seed. */
  public static final int WORTH_SHIFT = 12;

  /** What a seed is worth at most, so that no product is too large. */
  public static final int MOST_WORTH = 200_000;

  /** {@code packed[(pit × COUNTS + seeds) × LONGS + k]}: weights of sums 4k to 4k + 3. */
  private final long[] packed = new long[PITS * COUNTS * LONGS];

  /** {@code weights[sum]}: hundredths of a seed for a sum of {@link #ONE}, times ONE. */
  private final int[] weights;

  /** {@code worth[seeds on the board]}. */
  private final int[] worth;

  private final int[] pits;

  /**
   * The net of these weights.
   *
   * @param pits {@code [(pit × COUNTS + seeds) × HIDDEN + sum]}, mover's pits first
   * @param weights of the sums
   * @param worth of a seed, by seeds on the board
   */
  public BoardEvaluation(int[] pits, int[] weights, int[] worth) {
    this.pits = pits.clone();
    this.weights = weights.clone();
    this.worth = worth.clone();
    for (int place = 0; place < pits.length; place++) {
      int row = place / HIDDEN;
      int sum = place % HIDDEN;
      packed[row * LONGS + sum / LANES] |=
          (long) (pits[place] + OFFSET) << (LANE_BITS * (sum % LANES));
    }
  }

  /**
   * What people count, as a net that has learnt nothing: 0.15 of a seed for each seed on the own
   * side, and 0.60 for each pit to play from.
   */
  public static BoardEvaluation ofCounts() {
    int linear = HIDDEN - 1;
    int[] pits = new int[PITS * COUNTS * HIDDEN];
    for (int pit = 0; pit < PITS; pit++) {
      int sign = pit < Row.PITS ? 1 : -1;
      for (int seeds = 1; seeds < COUNTS; seeds++) {
        // In tenths of a seed, because the sum counts for a tenth.
        pits[(pit * COUNTS + seeds) * HIDDEN + linear] = sign * ONE * (15 * seeds + 60) / 10;
      }
    }
    int[] weights = new int[HIDDEN];
    weights[linear] = 100 * ONE / 10;
    int[] worth = new int[Row.MOST_SEEDS + 1];
    for (int seeds = 0; seeds < worth.length; seeds++) {
      // Of one seed: a logit of 1.5 at the end, of a quarter when all are on the board.
      worth[seeds] = (15_000 << WORTH_SHIFT) / (100 * (10 + seeds));
    }
    return new BoardEvaluation(pits, weights, worth);
  }

  /** The evaluation that comes with the program. */
  public static BoardEvaluation shipped() {
    try (Table table = Table.of(Path.of(SHIPPED.name()), SHIPPED.bytes(), EvaluationFormat.KIND)) {
      return read(table);
    } catch (IOException damaged) {
      throw new UncheckedIOException(damaged);
    }
  }

  /** Reads an evaluation from a file. */
  public static BoardEvaluation open(Path path) throws IOException {
    try (Table table = Table.open(path, EvaluationFormat.KIND)) {
      return read(table);
    }
  }

  private static BoardEvaluation read(Table table) throws IOException {
    table.checkColumns(EvaluationFormat.columns());
    int[] pits = table.ints(EvaluationFormat.PITS);
    int[] sums = table.ints(EvaluationFormat.SUMS);
    int[] worth = table.ints(EvaluationFormat.WORTH);
    check(table, pits, -MOST_WEIGHT, MOST_WEIGHT);
    check(table, sums, -MOST_SUM_WEIGHT, MOST_SUM_WEIGHT);
    check(table, worth, 1, MOST_WORTH);
    return new BoardEvaluation(pits, sums, worth);
  }

  private static void check(Table table, int[] weights, int least, int most)
      throws CorruptTableException {
    for (int weight : weights) {
      if (weight < least || weight > most) {
        throw new CorruptTableException(
            table.path(), "weights from " + least + " to " + most, Integer.toString(weight));
      }
    }
  }

  /** Seals the evaluation in a file. */
  public void write(Path target, OwareRules rules, Provenance provenance) throws IOException {
    TableSchema schema =
        new TableSchema(
            EvaluationFormat.KIND,
            EvaluationFormat.parameters(rules),
            provenance,
            EvaluationFormat.columns());
    try (TableWriter writer = TableWriter.create(target, schema)) {
      writer.column(EvaluationFormat.PITS).write(pits, 0, pits.length);
      writer.column(EvaluationFormat.SUMS).write(weights, 0, weights.length);
      writer.column(EvaluationFormat.WORTH).write(worth, 0, worth.length);
      writer.seal();
    }
  }

  /** What the whole game promises the mover, in thousandths of the logit of the share expected. */
  public int logitForMover(long mover, long other, int seeds, int netSeedsInStores) {
    int hundredths = 100 * netSeedsInStores + hundredthsForMover(mover, other);
    return (hundredths * worth[seeds]) >> WORTH_SHIFT;
  }

  /** Net seeds to come, in hundredths. */
  public int hundredthsForMover(long mover, long other) {
    long sum0 = 0;
    long sum1 = 0;
    long sum2 = 0;
    long sum3 = 0;
    long pits = mover;
    int row = 0;
    for (int pit = 0; pit < PITS; pit++) {
      int place = (row + Math.min((int) pits & 0xFF, MOST_IN_PIT)) * LONGS;
      sum0 += packed[place];
      sum1 += packed[place + 1];
      sum2 += packed[place + 2];
      sum3 += packed[place + 3];
      pits = pit == Row.PITS - 1 ? other : pits >>> 8;
      row += COUNTS;
    }
    int total = positive(sum0, 0) + positive(sum1, LANES) + positive(sum2, 2 * LANES);
    total += positive(sum3, 3 * LANES, LANES - 1);
    // The last sum counts as it is.
    total += ((int) (sum3 >>> (LANE_BITS * (LANES - 1))) - OFFSET_OF_SUM) * weights[HIDDEN - 1];
    return total / (ONE * ONE);
  }

  private int positive(long sums, int first) {
    return positive(sums, first, LANES);
  }

  private int positive(long sums, int first, int count) {
    int total = 0;
    for (int lane = 0; lane < count; lane++) {
      int sum = (int) (sums >>> (LANE_BITS * lane) & LANE_MASK) - OFFSET_OF_SUM;
      total += Math.max(0, sum) * weights[first + lane];
    }
    return total;
  }

  /** What a seed is worth with so many on the board, for those who want seeds of an outlook. */
  public int hundredthsOf(int logit, int seeds) {
    return (int) (((long) logit << WORTH_SHIFT) / worth[seeds]);
  }
}
