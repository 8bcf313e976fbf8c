package dev.hindsight.crossword.play.find;

import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.CrosswordRules;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * All placements, found slowly and obviously: every order of every choice of tiles from the rack is
 * put on the empty squares from every square on, both ways, and kept if all words it makes are in a
 * set of words.
 */
final class ReferencePlays {
  private final CrosswordRules rules;
  private final Set<List<Byte>> words;
  private final byte[][] board;
  private final int size;
  private final List<Placement> found = new ArrayList<>();

  /**
   * @param words as letter numbers
   * @param board by row and column: letters, negative for blanks, 0 for empty
   */
  ReferencePlays(CrosswordRules rules, Set<List<Byte>> words, byte[][] board) {
    this.rules = rules;
    this.words = words;
    this.board = board;
    this.size = board.length;
  }

  /** Every placement of the rack, in no particular order. */
  List<Placement> all(int[] rack) {
    found.clear();
    for (Direction direction : Direction.values()) {
      for (int row = 0; row < size; row++) {
        for (int column = 0; column < size; column++) {
          if (board[row][column] == 0) {
            put(direction, row, column, rack.clone(), new ArrayList<>());
          }
        }
      }
    }
    return List.copyOf(found);
  }

  private record Put(int row, int column, byte tile) {}

  private void put(Direction direction, int row, int column, int[] rack, List<Put> put) {
    int stepRow = direction == Direction.DOWN ? 1 : 0;
    int stepColumn = 1 - stepRow;
    int r = row;
    int c = column;
    while (r < size && c < size && board[r][c] != 0) {
      r += stepRow;
      c += stepColumn;
    }
    if (r >= size || c >= size) {
      return;
    }
    for (int letter = 0; letter < rack.length; letter++) {
      if (rack[letter] > 0) {
        rack[letter]--;
        for (byte tile : shownAs(letter)) {
          board[r][c] = tile;
          put.add(new Put(r, c, tile));
          judge(direction, put);
          put(direction, r, c, rack, put);
          put.remove(put.size() - 1);
          board[r][c] = 0;
        }
        rack[letter]++;
      }
    }
  }

  private byte[] shownAs(int letter) {
    if (letter != TileSet.BLANK) {
      return new byte[] {(byte) letter};
    }
    byte[] shown = new byte[rules.tiles().letterCount() - 1];
    for (int l = 1; l <= shown.length; l++) {
      shown[l - 1] = (byte) -l;
    }
    return shown;
  }

  private void judge(Direction direction, List<Put> put) {
    Put first = put.get(0);
    List<Put> main = wordThrough(direction, first);
    if (main.size() < 2) {
      return;
    }
    boolean crossesOnce = wordThrough(direction.other(), first).size() > 1;
    if (put.size() == 1 && direction == Direction.DOWN && crossesOnce) {
      return; // The same play across.
    }
    boolean isOpening = tilesOnBoard() == put.size();
    boolean touches = isOpening ? coversStart(put) : main.size() > put.size();
    if (isOpening && direction == Direction.DOWN) {
      return; // The mirror of a play across; the layouts of these tests are symmetric.
    }
    if (!isWord(main)) {
      return;
    }
    int score = score(main, put) + (put.size() == rules.rackSize() ? rules.bingoPoints() : 0);
    for (Put tile : put) {
      List<Put> cross = wordThrough(direction.other(), tile);
      if (cross.size() > 1) {
        touches = true;
        if (!isWord(cross)) {
          return;
        }
        score += score(cross, put);
      }
    }
    if (touches) {
      found.add(placement(direction, main, put, score));
    }
  }

  private int tilesOnBoard() {
    int tiles = 0;
    for (byte[] row : board) {
      for (byte tile : row) {
        tiles += tile != 0 ? 1 : 0;
      }
    }
    return tiles;
  }

  private boolean coversStart(List<Put> put) {
    BoardLayout layout = rules.layout();
    return put.stream()
        .anyMatch(
            tile -> tile.row == layout.start().row() && tile.column == layout.start().column());
  }

  private List<Put> wordThrough(Direction direction, Put tile) {
    int stepRow = direction == Direction.DOWN ? 1 : 0;
    int stepColumn = 1 - stepRow;
    int row = tile.row;
    int column = tile.column;
    while (isTaken(row - stepRow, column - stepColumn)) {
      row -= stepRow;
      column -= stepColumn;
    }
    List<Put> word = new ArrayList<>();
    while (isTaken(row, column)) {
      word.add(new Put(row, column, board[row][column]));
      row += stepRow;
      column += stepColumn;
    }
    return word;
  }

  private boolean isTaken(int row, int column) {
    return row >= 0 && column >= 0 && row < size && column < size && board[row][column] != 0;
  }

  private boolean isWord(List<Put> word) {
    return words.contains(word.stream().map(tile -> (byte) Math.abs(tile.tile)).toList());
  }

  private int score(List<Put> word, List<Put> put) {
    int points = 0;
    int multiplier = 1;
    for (Put tile : word) {
      int value = tile.tile > 0 ? rules.tiles().scorePoints(tile.tile) : 0;
      if (put.contains(tile)) {
        points += value * rules.layout().letterMultiplier(tile.row, tile.column);
        multiplier *= rules.layout().wordMultiplier(tile.row, tile.column);
      } else {
        points += value;
      }
    }
    return points * multiplier;
  }

  private static Placement placement(
      Direction direction, List<Put> main, List<Put> put, int score) {
    byte[] tiles = new byte[main.size()];
    for (int index = 0; index < tiles.length; index++) {
      tiles[index] = put.contains(main.get(index)) ? main.get(index).tile : 0;
    }
    Put first = main.get(0);
    boolean across = direction == Direction.ACROSS;
    return new Placement(
        direction,
        across ? first.row : first.column,
        across ? first.column : first.row,
        Tiles.of(tiles),
        score);
  }
}
