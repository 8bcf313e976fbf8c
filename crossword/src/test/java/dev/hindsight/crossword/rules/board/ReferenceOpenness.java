package dev.hindsight.crossword.rules.board;

import java.util.function.Predicate;

/** How open a board is, by looking at all of its squares and trying all letters on them. */
public final class ReferenceOpenness {
  private final Board board;
  private final Predicate<byte[]> isWord;
  private final int size;

  /**
   * @param isWord of letters
   */
  public ReferenceOpenness(Board board, Predicate<byte[]> isWord) {
    this.board = board;
    this.isWord = isWord;
    this.size = board.size();
  }

  /** Like {@link Openness#of}. */
  public int level(Openness measure) {
    return switch (measure) {
      case NONE -> 0;
      case EXTENT -> Math.min(4, extent() / 2);
      case OPEN_EDGES -> edges(false);
      case HOOKS -> edges(true);
    };
  }

  private int extent() {
    int extent = 0;
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        if (isFull(row, column)) {
          int fromMiddle = Math.max(Math.abs(row - size / 2), Math.abs(column - size / 2));
          extent = Math.max(extent, fromMiddle);
        }
      }
    }
    return extent;
  }

  /** Top, bottom, left and right. */
  private int edges(boolean needsHook) {
    int open = 0;
    for (int edge = 0; edge < 4; edge++) {
      boolean hasTile = false;
      boolean canBePlayedAt = false;
      for (int row = 0; row < size; row++) {
        for (int column = 0; column < size; column++) {
          int away = new int[] {row, size - 1 - row, column, size - 1 - column}[edge];
          hasTile |= away <= 2 && isFull(row, column);
          canBePlayedAt |=
              away <= 1 && (needsHook ? isHook(row, column) : isBesideATile(row, column));
        }
      }
      open += hasTile && canBePlayedAt ? 1 : 0;
    }
    return open;
  }

  private boolean isBesideATile(int row, int column) {
    return !isFull(row, column)
        && (isFull(row - 1, column)
            || isFull(row + 1, column)
            || isFull(row, column - 1)
            || isFull(row, column + 1));
  }

  private boolean isHook(int row, int column) {
    return !isFull(row, column) && (isHook(row, column, 1, 0) || isHook(row, column, 0, 1));
  }

  private boolean isHook(int row, int column, int rowStep, int columnStep) {
    int before = 0;
    while (isFull(row - (before + 1) * rowStep, column - (before + 1) * columnStep)) {
      before++;
    }
    int after = 0;
    while (isFull(row + (after + 1) * rowStep, column + (after + 1) * columnStep)) {
      after++;
    }
    byte[] letters = new byte[before + 1 + after];
    for (int place = 0; place < letters.length; place++) {
      int away = place - before;
      letters[place] =
          (byte)
              Math.abs(
                  away == 0 ? 0 : board.tile(row + away * rowStep, column + away * columnStep));
    }
    for (int letter = 1;
        letters.length > 1 && letter < board.rules().tiles().letterCount();
        letter++) {
      letters[before] = (byte) letter;
      if (isWord.test(letters)) {
        return true;
      }
    }
    return false;
  }

  private boolean isFull(int row, int column) {
    return row >= 0 && column >= 0 && row < size && column < size && board.tile(row, column) != 0;
  }
}
