package dev.hindsight.crossword.rules.board;

/**
 * For every square of a board, which of the four squares beside it multiply something and are still
 * empty: what a tile put there opens to whoever plays next.
 *
 * <p>A set of bits, seen along the line of a play: {@link #BEFORE} and {@link #BEHIND} in the line
 * itself, {@link #ABOVE} and {@link #BELOW} in the lines next to it. On an empty standard board 2A
 * across has 1A above it, which counts a word three times, and 2B behind it, which counts it twice.
 * Kept up by {@link Board} as tiles come and go.
 */
public final class OpenPremiums {
  public static final int BEFORE = 1;
  public static final int BEHIND = 2;
  public static final int ABOVE = 4;
  public static final int BELOW = 8;

  /** All four bits. */
  public static final int ALL = 15;

  private final int size;
  private final boolean[] isPremium;
  private final byte[][] ofEmptyBoard;
  private final byte[][] open;

  OpenPremiums(BoardLayout layout) {
    this.size = layout.size();
    this.isPremium = new boolean[size * size];
    this.ofEmptyBoard = new byte[2][size * size];
    this.open = new byte[2][size * size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        isPremium[row * size + column] =
            layout.letterMultiplier(row, column) > 1 || layout.wordMultiplier(row, column) > 1;
        reopen(row, column);
      }
    }
    for (int direction = 0; direction < 2; direction++) {
      System.arraycopy(open[direction], 0, ofEmptyBoard[direction], 0, size * size);
    }
  }

  /** The bits of an empty board, by direction and address; the caller's own copy. */
  public static byte[][] ofEmptyBoard(BoardLayout layout) {
    return new OpenPremiums(layout).open;
  }

  /** The bits by address in the order of a direction; the live array. */
  byte[] of(int direction) {
    return open[direction];
  }

  void clear() {
    for (int direction = 0; direction < 2; direction++) {
      System.arraycopy(ofEmptyBoard[direction], 0, open[direction], 0, size * size);
    }
  }

  /** A tile was put on a square. */
  void close(int row, int column) {
    if (isPremium[row * size + column]) {
      tellNeighbours(row, column, false);
    }
  }

  /** The tile of a square was taken off. */
  void reopen(int row, int column) {
    if (isPremium[row * size + column]) {
      tellNeighbours(row, column, true);
    }
  }

  private void tellNeighbours(int row, int column, boolean isOpen) {
    tell(row, column + 1, BEFORE, ABOVE, isOpen);
    tell(row, column - 1, BEHIND, BELOW, isOpen);
    tell(row + 1, column, ABOVE, BEFORE, isOpen);
    tell(row - 1, column, BELOW, BEHIND, isOpen);
  }

  private void tell(int row, int column, int bitAcross, int bitDown, boolean isOpen) {
    if (row >= 0 && column >= 0 && row < size && column < size) {
      set(open[0], row * size + column, bitAcross, isOpen);
      set(open[1], column * size + row, bitDown, isOpen);
    }
  }

  private static void set(byte[] bits, int address, int bit, boolean isOpen) {
    bits[address] = (byte) (isOpen ? bits[address] | bit : bits[address] & ~bit);
  }
}
