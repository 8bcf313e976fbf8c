package dev.hindsight.crossword.play.evaluate;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Placement;
import org.jspecify.annotations.Nullable;

/**
 * What it is worth that a given tile stands on a given square, beyond the score: one addend per
 * tile put down, in millipoints for the mover.
 *
 * <p>Two parts, either of which may be missing: placement values, which go by the points of the
 * tile, and opening values, which go by the letter shown. For one board as it is now, and one turn.
 */
public final class SquareValues {
  /** Factors are this many bits below the point. */
  static final int FRACTION_BITS = 16;

  static final int ONE = 1 << FRACTION_BITS;

  private final @Nullable PlacementValues placement;
  private final byte[] openAcross;
  private final byte[] openDown;
  private final int size;
  private final int squaresOfBoard;
  private final long meanFactor;
  private final long varianceFactor;

  /** By (direction · squares + address) · letters + letter. */
  private final int @Nullable [] opening;

  private final int letters;

  SquareValues(
      Board board,
      @Nullable PlacementValues placement,
      long meanFactor,
      long varianceFactor,
      int @Nullable [] opening) {
    this.placement = placement;
    this.openAcross = board.openPremiums(Direction.ACROSS);
    this.openDown = board.openPremiums(Direction.DOWN);
    this.size = board.size();
    this.squaresOfBoard = size * size;
    this.meanFactor = meanFactor;
    this.varianceFactor = varianceFactor;
    this.opening = opening;
    this.letters = board.rules().tiles().letterCount();
  }

  /**
   * Of one tile.
   *
   * @param square across 0 to n² − 1 by rows, then down by columns
   * @param letter shown
   */
  public int of(int square, int letter, boolean isBlank) {
    PlacementValues values = placement;
    int worth = 0;
    if (values != null) {
      int base = cell(values, square) * values.buckets;
      worth = placed(values, base + (isBlank ? 0 : values.points[letter]));
    }
    if (opening != null) {
      worth += opening[square * letters + letter];
    }
    return worth;
  }

  private int cell(PlacementValues values, int square) {
    boolean across = square < squaresOfBoard;
    int address = across ? square : square - squaresOfBoard;
    int open = (across ? openAcross : openDown)[address] & values.openBits;
    return open * values.squares + (values.isFolded ? address : square);
  }

  private int placed(PlacementValues values, int place) {
    return varianceFactor == 0
        ? (int) ((values.mean[place] * meanFactor) >> FRACTION_BITS)
        : (int)
            ((values.mean[place] * meanFactor + values.variance[place] * varianceFactor)
                >> FRACTION_BITS);
  }

  /**
   * The most that tiles of a rack are worth on squares.
   *
   * @param rackMask the letters of the rack as bits, bit 0 for a blank
   */
  public OfRack ofRack(long rackMask) {
    return new OfRack(rackMask);
  }

  /** The most that a tile of one rack is worth on a square, whichever it is. */
  public final class OfRack {
    private final long rackMask;

    /** Where nothing but means count, and not upside down: one lookup in place of five. */
    private final int @Nullable [] highestMeans;

    /** The highest mean by square, where means count as they are whatever lies beside. */
    private final int @Nullable [] plainMeans;

    private OfRack(long rackMask) {
      this.rackMask = rackMask;
      this.highestMeans =
          placement != null && opening == null && varianceFactor == 0 && meanFactor >= 0
              ? placement.highestMeans(rackMask)
              : null;
      this.plainMeans =
          placement != null && placement.openBits == 0 && meanFactor == ONE ? highestMeans : null;
    }

    /**
     * Adds up the most along the empty squares of a line.
     *
     * @param lineStart its first square, counted as in {@link SquareValues#of(int, int, boolean)}
     * @param places where its empty squares are, from index {@code first} on; then its length
     * @param sums from the same index on: set to the sums over the empty squares before
     */
    public void addUp(int lineStart, byte[] places, int first, int[] sums) {
      int[] plain = plainMeans;
      int plainStart = placement == null ? 0 : cell(placement, lineStart);
      int sum = 0;
      sums[first] = 0;
      for (int at = first; places[at] < size; at++) {
        int place = places[at];
        sum += plain == null ? most(lineStart + place) : plain[plainStart + place];
        sums[at + 1] = sum;
      }
    }

    private int most(int square) {
      return placement != null && highestMeans != null
          ? (int) ((highestMeans[cell(placement, square)] * meanFactor) >> FRACTION_BITS)
          : SquareValues.this.most(square, rackMask);
    }
  }

  private int most(int square, long rackMask) {
    int most = Integer.MIN_VALUE;
    PlacementValues values = placement;
    if (values == null || opening != null) {
      for (int letter = 1; letter < letters; letter++) {
        if ((rackMask >>> letter & 1) != 0) {
          most = Math.max(most, of(square, letter, false));
        }
        if ((rackMask & 1) != 0) {
          most = Math.max(most, of(square, letter, true));
        }
      }
      return most;
    }
    int base = cell(values, square) * values.buckets;
    long seen = 0;
    for (long rest = rackMask; rest != 0; rest &= rest - 1) {
      int points = values.points[Long.numberOfTrailingZeros(rest)];
      if ((seen >>> points & 1) == 0) {
        seen |= 1L << points;
        most = Math.max(most, placed(values, base + points));
      }
    }
    return most;
  }

  /** Of all tiles that a play puts down. */
  public int of(Placement play) {
    int worth = 0;
    for (int offset = 0; offset < play.tiles().length(); offset++) {
      worth += ofTile(play, offset);
    }
    return worth;
  }

  /** Of one square of a play; 0 if its tile was there before. */
  public int ofTile(Placement play, int offset) {
    int tile = play.tiles().get(offset);
    int line = play.direction().index() * size + play.line();
    return tile == 0 ? 0 : of(line * size + play.place() + offset, Math.abs(tile), tile < 0);
  }
}
