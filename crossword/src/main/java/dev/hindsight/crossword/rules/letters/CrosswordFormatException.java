package dev.hindsight.crossword.rules.letters;

/** Tiles, a position, a move or a game is not written as it should be; says where and why. */
public final class CrosswordFormatException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  public CrosswordFormatException(String message) {
    super(message);
  }
}
