package dev.hindsight.oware.table;

/**
 * A solved book: for every board the turns at which its value changes.
 *
 * <p>The changes of board s are {@code firstChange[s]} to below {@code firstChange[s + 1]} in
 * {@code turns} (unsigned, ascending) and {@code netSeeds}. With no turn left every board is worth
 * 0. The arrays are handed over, not copied.
 *
 * @param lastTurn the last turn that was needed, or the limit asked for
 * @param complete whether the values stay the same for ever after {@code lastTurn}
 */
@SuppressWarnings("ArrayRecordComponent") // a carrier between solver and table, never compared
public record BookChanges(
    int[] firstChange, byte[] turns, byte[] netSeeds, int lastTurn, boolean complete) {
  /** How many changes all boards have together. */
  int count() {
    return turns.length;
  }

  /** How many changes each board has, as unsigned bytes. */
  byte[] changesOf() {
    byte[] counts = new byte[firstChange.length - 1];
    for (int board = 0; board < counts.length; board++) {
      counts[board] = (byte) (firstChange[board + 1] - firstChange[board]);
    }
    return counts;
  }
}
