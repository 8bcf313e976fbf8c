package dev.hindsight.crossword.rules.board;

/**
 * The direction of a word, and with it a way to address squares: a line of the board and a place in
 * that line. Across, the line is the row and the place the column; down, the other way round.
 */
public enum Direction {
  ACROSS(0),
  DOWN(1);

  private final int index;

  Direction(int index) {
    this.index = index;
  }

  /** 0 or 1, for arrays. */
  public int index() {
    return index;
  }

  public Direction other() {
    return this == ACROSS ? DOWN : ACROSS;
  }
}
