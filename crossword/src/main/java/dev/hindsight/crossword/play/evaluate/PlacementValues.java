package dev.hindsight.crossword.play.evaluate;

import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.OpenPremiums;
import dev.hindsight.crossword.rules.board.ScoreLead;
import dev.hindsight.crossword.table.PlacementTable;
import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A placement table laid out for play: mean and variance of a tile by the open premium squares
 * beside it, square and points, so that a tile costs two lookups whatever the variant. Tables whose
 * values do not depend on the squares beside take 20 kB, others 320.
 *
 * <p>Closed to change; any number of threads may ask.
 */
public final class PlacementValues {
  private static final int THOUSAND = 1_000;

  private final PlacementTable table;
  private final SpreadWeight spread;
  private final boolean hasVariance;

  /** Which of the bits of {@link OpenPremiums} matter: all, or none. */
  final int openBits;

  final boolean isFolded;
  final int squares;
  final int buckets;

  /** By (open · squares + square) · buckets + points. */
  final int[] mean;

  final int[] variance;

  /** By letter: its points, 0 for a blank. */
  final int[] points;

  /**
   * By points of the tiles of a rack, as bits: the highest mean on each square, made for the first
   * rack with these points. Some hundred sets come up in play.
   */
  private final ConcurrentMap<Long, int[]> highestMeans = new ConcurrentHashMap<>();

  /**
   * @param spread what a variance is worth by the lead
   */
  public PlacementValues(PlacementTable table, SpreadWeight spread) {
    this.table = table;
    this.spread = spread;
    PlacementIndex index = table.index();
    this.hasVariance = table.hasVariance() && spread != SpreadWeight.NONE;
    this.openBits = index.knowsNeighbours() || table.hasExposure() ? OpenPremiums.ALL : 0;
    this.isFolded = index.isFolded();
    this.squares = index.squares();
    this.buckets = index.buckets();
    this.points = new int[index.tiles().letterCount()];
    for (int letter = 1; letter < points.length; letter++) {
      points[letter] = index.tiles().scorePoints(letter);
    }
    this.mean = new int[(openBits + 1) * squares * buckets];
    this.variance = new int[mean.length];
    int addresses = index.layout().size() * index.layout().size();
    for (int open = 0; open <= openBits; open++) {
      for (Direction direction : Direction.values()) {
        for (int address = 0; address < addresses; address++) {
          fill(open, direction, address);
        }
      }
    }
  }

  private void fill(int open, Direction direction, int address) {
    int base = (open * squares + table.index().square(direction, address)) * buckets;
    // Bits of squares that are not premiums are never set, and must not be asked for.
    int beside = open & table.index().premiumsBeside(direction, address);
    for (int bucket = 0; bucket < buckets; bucket++) {
      mean[base + bucket] = table.meanMillipoints(direction, address, beside, bucket);
      variance[base + bucket] = table.varianceThousandths(direction, address, beside, bucket);
    }
  }

  /**
   * The highest mean of the tiles of a rack, by open · squares + square.
   *
   * @param rackMask the letters of the rack as bits, bit 0 for a blank
   */
  int[] highestMeans(long rackMask) {
    long set = 0;
    for (long rest = rackMask; rest != 0; rest &= rest - 1) {
      set |= 1L << points[Long.numberOfTrailingZeros(rest)];
    }
    return highestMeans.computeIfAbsent(set, this::findHighestMeans);
  }

  private int[] findHighestMeans(long pointsOfTiles) {
    int[] highest = new int[mean.length / buckets];
    Arrays.fill(highest, Integer.MIN_VALUE);
    for (int place = 0; place < mean.length; place++) {
      if ((pointsOfTiles >>> place % buckets & 1) != 0) {
        int square = place / buckets;
        highest[square] = Math.max(highest[square], mean[place]);
      }
    }
    return highest;
  }

  /** All that counts in play: means, variances where they count, multipliers. */
  public int[] contents() {
    IntStream variances = hasVariance ? Arrays.stream(variance) : IntStream.empty();
    IntStream values = IntStream.concat(Arrays.stream(mean), variances);
    return IntStream.concat(values, Arrays.stream(table.multipliersThousandths())).toArray();
  }

  /**
   * What tiles are worth on a board now.
   *
   * @param opening what letters are worth besides, or null
   */
  SquareValues on(Board board, ScoreLead lead, int tilesUnseen, int @Nullable [] opening) {
    long multiplier = SquareValues.ONE;
    int[] multipliers = table.multipliersThousandths();
    if (multipliers.length > 0) {
      multiplier = (long) SquareValues.ONE * multipliers[table.openness().of(board)] / THOUSAND;
    }
    long weight =
        hasVariance ? Math.round(spread.perPointSquared(lead, tilesUnseen) * multiplier) : 0;
    return new SquareValues(board, this, multiplier, weight, opening);
  }
}
