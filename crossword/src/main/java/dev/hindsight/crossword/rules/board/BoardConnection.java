package dev.hindsight.crossword.rules.board;

import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Whether the tiles on a board hang together as they do in every game: each touches another, and
 * one is on the start square. Boards of puzzles need not.
 */
public final class BoardConnection {
  private final BoardLayout layout;
  private final Tiles squares;
  private final int size;

  /**
   * @param squares row by row, 0 where there is no tile
   */
  public BoardConnection(BoardLayout layout, Tiles squares) {
    this.layout = layout;
    this.squares = squares;
    this.size = layout.size();
  }

  /** Whether the board can have come about by the rules; an empty one can. */
  public boolean isAsPlayed() {
    return hangsTogether() && coversStart();
  }

  /** Whether one can go from each tile to every other over neighbouring tiles. */
  public boolean hangsTogether() {
    int first = -1;
    int tiles = 0;
    for (int square = 0; square < squares.length(); square++) {
      if (squares.get(square) != 0) {
        first = first < 0 ? square : first;
        tiles++;
      }
    }
    return tiles == 0 || countReached(first) == tiles;
  }

  /** Whether there is a tile on the start square, or none anywhere. */
  public boolean coversStart() {
    if (squares.get(layout.start().row() * size + layout.start().column()) != 0) {
      return true;
    }
    for (int square = 0; square < squares.length(); square++) {
      if (squares.get(square) != 0) {
        return false;
      }
    }
    return true;
  }

  private int countReached(int first) {
    boolean[] reached = new boolean[squares.length()];
    Deque<Integer> open = new ArrayDeque<>(List.of(first));
    reached[first] = true;
    int count = 0;
    while (!open.isEmpty()) {
      int square = open.remove();
      count++;
      for (int next : neighbours(square)) {
        if (next >= 0 && next < reached.length && !reached[next] && squares.get(next) != 0) {
          reached[next] = true;
          open.add(next);
        }
      }
    }
    return count;
  }

  /** Above, below, left and right; some of them off the board. */
  private int[] neighbours(int square) {
    int column = square % size;
    return new int[] {
      square - size,
      square + size,
      column > 0 ? square - 1 : -1,
      column < size - 1 ? square + 1 : -1
    };
  }
}
