package dev.hindsight.crossword.rules.board;

/**
 * The direction of a word, and with it a way to address squares: a line of the board and a place in
 * that line. Across, the line is the row and the place the column; down, the other way round.
 */
public enum Direction {
  ACROSS,
  DOWN;

  public Direction other() {
    return this == ACROSS ? DOWN : ACROSS;
  }
}
