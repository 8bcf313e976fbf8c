package dev.hindsight.backgammon.rules;

/**
 * The fifteen checkers of one side, packed into two longs of four-bit cells.
 *
 * <p>Cells are counted from the side's own bear-off edge: cell 0 holds the checkers already off,
 * cells 1 to 24 are the points (1–6 the home board), cell 25 is the bar. {@code near} holds cells 0
 * to 15, cell 0 in the lowest bits; {@code far} holds cells 16 to 25 in its low 40 bits. All cells
 * together always hold fifteen, so that every step is one checker from one cell to another. A side
 * with five checkers on its ace point and ten off is {@code near = 0x5A, far = 0}.
 */
public final class Checkers {
  /** Checkers of one side, wherever they are. */
  public static final int PER_SIDE = 15;

  /** Off, 24 points, bar. */
  public static final int CELLS = 26;

  public static final int OFF = 0;
  public static final int POINTS = 24;
  public static final int HOME_POINTS = 6;
  public static final int BAR = 25;

  /** The bits of {@code far} that hold cells. */
  static final long FAR_CELLS = (1L << 40) - 1;

  private static final int NEAR_CELLS = 16;
  private static final long LOW_BIT_OF_EACH_CELL = 0x1111_1111_1111_1111L;
  private static final long LOW_BIT_OF_EACH_BYTE = 0x0101_0101_0101_0101L;
  private static final long LOW_HALF_OF_EACH_BYTE = 0x0F0F_0F0F_0F0F_0F0FL;

  private Checkers() {}

  /** Checkers on one cell. */
  public static int on(int cell, long near, long far) {
    // A shift distance counts modulo 64, so cell 16 lands on the lowest bits of far by itself.
    return (int) ((cell < NEAR_CELLS ? near : far) >>> (cell << 2)) & 15;
  }

  /** One checker on this cell as it adds to {@code near}. */
  public static long nearUnit(int cell) {
    return cell < NEAR_CELLS ? 1L << (cell << 2) : 0;
  }

  /** One checker on this cell as it adds to {@code far}. */
  public static long farUnit(int cell) {
    return cell < NEAR_CELLS ? 0 : 1L << (cell << 2);
  }

  /** The sum over all checkers of the distance to the bear-off edge; the bar counts 25. */
  public static int pips(long near, long far) {
    long farCells = far & FAR_CELLS;
    long oddNear = near >>> 4 & LOW_HALF_OF_EACH_BYTE;
    long oddFar = farCells >>> 4 & LOW_HALF_OF_EACH_BYTE;
    long pairsNear = (near & LOW_HALF_OF_EACH_BYTE) + oddNear;
    long pairsFar = (farCells & LOW_HALF_OF_EACH_BYTE) + oddFar;
    return 2 * (sumByPlace(pairsNear) + sumByPlace(pairsFar))
        + sum(oddNear)
        + sum(oddFar)
        + NEAR_CELLS * sum(pairsFar);
  }

  /** Byte 0 + byte 1 + … + byte 7, which sum to less than 32. */
  private static int sum(long bytes) {
    return (int) ((bytes * LOW_BIT_OF_EACH_BYTE) >>> 56);
  }

  /** Byte 1 + 2 · byte 2 + … + 7 · byte 7, which sum to less than 32. */
  private static int sumByPlace(long bytes) {
    // Byte k of the first product is the sum of bytes 0 to k, the top byte of the second the sum of
    // those: byte 0 eight times, byte 1 seven times.
    long sums = bytes * LOW_BIT_OF_EACH_BYTE;
    return 8 * (int) (sums >>> 56) - (int) ((sums * LOW_BIT_OF_EACH_BYTE) >>> 56);
  }

  /** The cell of the rearmost checker, 0 when all are off. */
  public static int rearmost(long near, long far) {
    long cells = far & FAR_CELLS;
    return cells != 0
        ? NEAR_CELLS + (63 - Long.numberOfLeadingZeros(cells)) / 4
        : (63 - Long.numberOfLeadingZeros(near | 1)) / 4;
  }

  /** Bit c is set when cell c holds at least one checker; cell 0 (off) is left out. */
  public static int occupied(long near, long far) {
    return (oneBitPerCell(near | near >>> 1 | near >>> 2 | near >>> 3)
            | oneBitPerCell(far | far >>> 1 | far >>> 2 | far >>> 3) << NEAR_CELLS)
        & ~1;
  }

  /** Bit c is set when cell c holds at least two checkers; cell 0 (off) is left out. */
  public static int occupiedTwice(long near, long far) {
    return (oneBitPerCell(near >>> 1 | near >>> 2 | near >>> 3)
            | oneBitPerCell(far >>> 1 | far >>> 2 | far >>> 3) << NEAR_CELLS)
        & ~1;
  }

  /** Gathers the lowest bit of each of 16 cells into the low 16 bits. */
  private static int oneBitPerCell(long cells) {
    long bits = cells & LOW_BIT_OF_EACH_CELL;
    bits = (bits | bits >>> 3) & 0x0303_0303_0303_0303L;
    bits = (bits | bits >>> 6) & 0x000F_000F_000F_000FL;
    bits = (bits | bits >>> 12) & 0x0000_00FF_0000_00FFL;
    return (int) (bits | bits >>> 24) & 0xFFFF;
  }

  /** The near long of a side given as 26 counts of 0 to 15 (not checked), cell 0 first. */
  public static long packNear(int[] countsByCell) {
    return pack(countsByCell, 0, NEAR_CELLS);
  }

  /** The far long of a side given as 26 counts of 0 to 15 (not checked), cell 0 first. */
  public static long packFar(int[] countsByCell) {
    return pack(countsByCell, NEAR_CELLS, CELLS);
  }

  private static long pack(int[] countsByCell, int from, int to) {
    long cells = 0;
    for (int cell = from; cell < to; cell++) {
      cells |= (long) countsByCell[cell] << (cell << 2);
    }
    return cells;
  }

  /** Refuses a side that does not hold fifteen checkers. */
  static void checkSide(long near, long far, String whose) {
    if ((far & ~FAR_CELLS) != 0) {
      throw new IllegalArgumentException(whose + " far cells have bits beyond the bar");
    }
    int total = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      total += on(cell, near, far);
    }
    if (total != PER_SIDE) {
      throw new IllegalArgumentException(whose + " side has " + total + " checkers instead of 15");
    }
  }
}
