package dev.hindsight.oware.rules;

/**
 * One player's six pits packed into a {@code long}, a byte for each: pit 0, the player's leftmost,
 * is the lowest byte. Four seeds in every pit is {@code 0x040404040404}.
 *
 * <p>A byte is wide enough for all 48 seeds in one pit, so no position is out of reach, and whole
 * rows are added, compared and masked at once.
 */
public final class Row {
  /** Pits of one player. */
  public static final int PITS = 6;

  /** Seeds of a whole game: the most that a board can hold. */
  public static final int MOST_SEEDS = 48;

  private static final long ALL_ONES = 0x0101_0101_0101_0101L;

  private Row() {}

  /** Packs six counts that start at {@code counts[first]}. */
  public static long pack(int[] counts, int first) {
    long row = 0;
    for (int pit = 0; pit < PITS; pit++) {
      row |= (long) counts[first + pit] << (8 * pit);
    }
    return row;
  }

  /** Seeds in one pit. */
  public static int seedsIn(long row, int pit) {
    return (int) (row >>> (8 * pit)) & 0xFF;
  }

  /** Seeds in all six pits, at most 255: the product gathers their sum in the highest byte. */
  public static int total(long row) {
    return (int) ((row * ALL_ONES) >>> 56);
  }
}
