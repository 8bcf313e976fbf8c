package dev.hindsight.crossword.rules.board;

import java.util.List;

/** How far play has spread over a board, as a level from 0 (closed) to 4 (wide open). */
public enum Openness {
  /** Nobody asks: always level 0. */
  NONE("none"),

  /**
   * How far the outermost tile is from the middle row or column, two squares to a level. On the
   * standard board tiles in column A or O, or row 1 or 15, make 3.
   */
  EXTENT("extent"),

  /**
   * How many of the four edges can be played at: some tile is no more than two lines from the edge,
   * and one of the two outermost lines has an empty square next to a tile.
   */
  OPEN_EDGES("open-edges"),

  /**
   * How many of the four edges have a hook: the same, where some letter makes a word on the empty
   * square with the tiles in a line with it, in front of them, behind them or between. JO across
   * that ends in column M can become JOB, JOE, JOG, JOT, JOW or JOY and opens the right edge; VEG
   * there takes no letter, and does not.
   *
   * <p>The letters are those of {@link Board#crossMasks}, which the board keeps up for plays
   * anyway, so that a hook costs nobody anything but who asks. On a board without words every
   * letter fits, and hooks are the same as open edges.
   */
  HOOKS("hooks");

  /** Levels there are. */
  public static final int LEVELS = 5;

  /** All measures. */
  public static final List<Openness> ALL = List.of(values());

  private static final int EDGE_LINES = 2;

  private final String word;

  Openness(String word) {
    this.word = word;
  }

  /** As people write it: {@code open-edges}. */
  public String word() {
    return word;
  }

  /** The level of a board. */
  public int of(Board board) {
    return switch (this) {
      case NONE -> 0;
      case EXTENT -> Math.min(LEVELS - 1, extent(board) / 2);
      case OPEN_EDGES -> openEdges(board, false);
      case HOOKS -> openEdges(board, true);
    };
  }

  private static int extent(Board board) {
    int size = board.size();
    int middle = size / 2;
    for (int distance = middle; distance > 0; distance--) {
      for (Direction direction : Direction.values()) {
        if (board.tilesInLine(direction, middle - distance) > 0
            || (middle + distance < size && board.tilesInLine(direction, middle + distance) > 0)) {
          return distance;
        }
      }
    }
    return 0;
  }

  private static int openEdges(Board board, boolean needsHook) {
    int open = 0;
    for (Direction direction : Direction.values()) {
      open += isOpen(board, direction, 0, 1, needsHook) ? 1 : 0;
      open += isOpen(board, direction, board.size() - 1, -1, needsHook) ? 1 : 0;
    }
    return open;
  }

  /**
   * Whether the edge at a line is open.
   *
   * @param step to the next line away from the edge
   */
  private static boolean isOpen(
      Board board, Direction direction, int edge, int step, boolean needsHook) {
    boolean isNear = false;
    for (int line = 0; line <= EDGE_LINES && line < board.size(); line++) {
      isNear |= board.tilesInLine(direction, edge + line * step) > 0;
    }
    if (!isNear) {
      return false;
    }
    byte[] tiles = board.tiles(direction);
    int size = board.size();
    for (int line = 0; line < EDGE_LINES && line < size; line++) {
      int number = edge + line * step;
      for (int place = 0; place < size; place++) {
        if (tiles[number * size + place] == 0
            && (needsHook
                ? isHook(board, direction, number, place)
                : hasNeighbour(tiles, size, number, place))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether some letter on an empty square makes a word with tiles next to it. */
  private static boolean isHook(Board board, Direction direction, int line, int place) {
    return makesWord(board, direction, line * board.size() + place)
        || makesWord(board, direction.other(), place * board.size() + line);
  }

  /** Whether a play in the direction can make a word in the other at an empty square. */
  private static boolean makesWord(Board board, Direction direction, int address) {
    return board.crossScores(direction)[address] != Board.NO_CROSS_WORD
        && board.crossMasks(direction)[address] != 0;
  }

  private static boolean hasNeighbour(byte[] tiles, int size, int line, int place) {
    int square = line * size + place;
    return (place > 0 && tiles[square - 1] != 0)
        || (place + 1 < size && tiles[square + 1] != 0)
        || (line > 0 && tiles[square - size] != 0)
        || (line + 1 < size && tiles[square + size] != 0);
  }
}
