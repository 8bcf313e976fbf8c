package dev.hindsight.crossword.rules.board;

import java.util.Arrays;

/**
 * What plays changed on a board, last change on top, so that it can be put back without being
 * computed again. Arrays grow and are kept; nothing is allocated once they are large enough.
 */
final class BoardChanges {
  private static final int FIRST_CAPACITY = 64;

  /** For each play the number of cross squares and of new tiles recorded before it. */
  private int[] plays = new int[FIRST_CAPACITY];

  private int playsTop;

  /** For each changed cross square its mask, score and address, as the board writes it. */
  private long[] masks = new long[FIRST_CAPACITY];

  private int[] addresses = new int[FIRST_CAPACITY];
  private int[] scores = new int[FIRST_CAPACITY];
  private int crossTop;

  /** Addresses of new tiles, across. */
  private int[] squares = new int[FIRST_CAPACITY];

  private int squaresTop;

  void clear() {
    playsTop = 0;
    crossTop = 0;
    squaresTop = 0;
  }

  int plays() {
    return playsTop / 2;
  }

  void beginPlay() {
    if (playsTop + 2 > plays.length) {
      plays = Arrays.copyOf(plays, 2 * plays.length);
    }
    plays[playsTop++] = crossTop;
    plays[playsTop++] = squaresTop;
  }

  void pushCross(int address, long mask, int score) {
    if (crossTop == masks.length) {
      masks = Arrays.copyOf(masks, 2 * crossTop);
      addresses = Arrays.copyOf(addresses, 2 * crossTop);
      scores = Arrays.copyOf(scores, 2 * crossTop);
    }
    masks[crossTop] = mask;
    addresses[crossTop] = address;
    scores[crossTop++] = score;
  }

  void pushSquare(int square) {
    if (squaresTop == squares.length) {
      squares = Arrays.copyOf(squares, 2 * squaresTop);
    }
    squares[squaresTop++] = square;
  }

  /** Goes to the change before, or answers false if the last play has no more. */
  boolean popCross() {
    if (crossTop == plays[playsTop - 2]) {
      return false;
    }
    crossTop--;
    return true;
  }

  /** The change that {@link #popCross} went to. */
  int address() {
    return addresses[crossTop];
  }

  long mask() {
    return masks[crossTop];
  }

  int score() {
    return scores[crossTop];
  }

  /** Goes to the new tile before, or answers false if the last play has no more. */
  boolean popSquare() {
    if (squaresTop == plays[playsTop - 1]) {
      return false;
    }
    squaresTop--;
    return true;
  }

  /** The new tile that {@link #popSquare} went to. */
  int square() {
    return squares[squaresTop];
  }

  /** Forgets the last play, all of whose changes are popped. */
  void popPlay() {
    assert crossTop == plays[playsTop - 2] && squaresTop == plays[playsTop - 1];
    playsTop -= 2;
  }
}
