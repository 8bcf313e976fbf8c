package dev.hindsight.crossword.rules.board;

import java.util.Arrays;

/** The slow and obvious board: a grid, and everything else worked out anew each time. */
final class ReferenceBoard {
  private final CrosswordRules rules;
  private final int size;
  private final byte[][] grid;
  private final boolean[][] isNew;

  ReferenceBoard(CrosswordRules rules) {
    this.rules = rules;
    this.size = rules.layout().size();
    this.grid = new byte[size][size];
    this.isNew = new boolean[size][size];
  }

  static ReferenceBoard of(Board board) {
    ReferenceBoard reference = new ReferenceBoard(board.rules());
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        reference.grid[row][column] = board.tile(row, column);
      }
    }
    return reference;
  }

  /** Like {@link Board#crossMasks}, for one square. */
  long crossMask(SomeWords words, Direction direction, int row, int column) {
    if (grid[row][column] != 0) {
      return 0;
    }
    long mask = 0;
    for (int letter = 1; letter < rules.tiles().letterCount(); letter++) {
      grid[row][column] = (byte) letter;
      byte[] word = letters(word(direction.other(), row, column));
      if (word.length == 1 || words.contains(word)) {
        mask |= 1L << letter;
      }
    }
    grid[row][column] = 0;
    return mask;
  }

  /** Like {@link Board#crossScores}, for one square. */
  int crossScore(Direction direction, int row, int column) {
    if (grid[row][column] != 0) {
      return Board.NO_CROSS_WORD;
    }
    int blank = -1;
    grid[row][column] = (byte) blank;
    int[][] squares = word(direction.other(), row, column);
    int score = 0;
    for (int[] square : squares) {
      score += points(grid[square[0]][square[1]]);
    }
    grid[row][column] = 0;
    return squares.length == 1 ? Board.NO_CROSS_WORD : score;
  }

  /** Puts the tiles down, looks at every word they made, and counts. */
  int scorePoints(Placement play) {
    int played = 0;
    for (int index = 0; index < play.tiles().length(); index++) {
      int row = play.direction() == Direction.ACROSS ? play.line() : play.place() + index;
      int column = play.direction() == Direction.ACROSS ? play.place() + index : play.line();
      if (play.tiles().get(index) != 0) {
        grid[row][column] = play.tiles().get(index);
        isNew[row][column] = true;
        played++;
      }
    }
    int score = wordScore(word(play.direction(), play.row(), play.column()));
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        if (isNew[row][column]) {
          score += wordScore(word(play.direction().other(), row, column));
        }
      }
    }
    for (boolean[] row : isNew) {
      Arrays.fill(row, false);
    }
    return score + (played == rules.rackSize() ? rules.bingoPoints() : 0);
  }

  private int wordScore(int[][] squares) {
    if (squares.length == 1) {
      return 0;
    }
    int score = 0;
    int multiplier = 1;
    for (int[] square : squares) {
      int row = square[0];
      int column = square[1];
      int points = points(grid[row][column]);
      if (isNew[row][column]) {
        points *= rules.layout().letterMultiplier(row, column);
        multiplier *= rules.layout().wordMultiplier(row, column);
      }
      score += points;
    }
    return score * multiplier;
  }

  private int points(byte tile) {
    return tile < 0 ? 0 : rules.tiles().scorePoints(tile);
  }

  /** The squares of the word through a square. */
  private int[][] word(Direction direction, int row, int column) {
    int down = direction == Direction.DOWN ? 1 : 0;
    int across = 1 - down;
    while (isFull(row - down, column - across)) {
      row -= down;
      column -= across;
    }
    int length = 0;
    while (isFull(row + down * length, column + across * length)) {
      length++;
    }
    int[][] squares = new int[length][];
    for (int index = 0; index < length; index++) {
      squares[index] = new int[] {row + down * index, column + across * index};
    }
    return squares;
  }

  private boolean isFull(int row, int column) {
    return row >= 0 && row < size && column >= 0 && column < size && grid[row][column] != 0;
  }

  private byte[] letters(int[][] squares) {
    byte[] letters = new byte[squares.length];
    for (int index = 0; index < squares.length; index++) {
      letters[index] = (byte) Math.abs(grid[squares[index][0]][squares[index][1]]);
    }
    return letters;
  }
}
