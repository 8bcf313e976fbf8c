package dev.hindsight.crossword.rules.board;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a board knows of the words that a play would cross, for every square and both directions,
 * kept in step with the tiles: see {@link Board#crossMasks} and {@link Board#crossScores}.
 *
 * <p>A new tile changes the crossing words only at the empty squares where its own words end, so
 * only those are looked at again; what they held before goes to the board's changes.
 */
final class CrossSquares {
  private static final int DIRECTIONS = 2;

  private final int size;
  private final byte[][] tiles;

  /** What a tile scores, by letter. */
  private final int[] points;

  private final long allLetters;
  private final @Nullable CrossLetters letters;
  private final BoardChanges changes;

  /** All by direction, then address. */
  private final long[][] masks;

  private final int[][] scores;

  /** By direction, then line. */
  private final int[][] lineChanges;

  /**
   * @param tiles the board's live tiles, by direction and address
   * @param letters absent if every letter fits everywhere
   */
  CrossSquares(
      int size,
      byte[][] tiles,
      int[] points,
      @Nullable CrossLetters letters,
      BoardChanges changes) {
    this.size = size;
    this.tiles = tiles;
    this.points = points;
    this.allLetters = CrossLetters.all(points.length);
    this.letters = letters;
    this.changes = changes;
    this.masks = new long[DIRECTIONS][size * size];
    this.scores = new int[DIRECTIONS][size * size];
    this.lineChanges = new int[DIRECTIONS][size];
    clear();
  }

  long[] masks(int direction) {
    return masks[direction];
  }

  int[] scores(int direction) {
    return scores[direction];
  }

  int lineChanges(int direction, int line) {
    return lineChanges[direction][line];
  }

  /** For a board without tiles. */
  void clear() {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      Arrays.fill(masks[direction], allLetters);
      Arrays.fill(scores[direction], Board.NO_CROSS_WORD);
    }
    changeAllLines();
  }

  private void changeAllLines() {
    for (int line = 0; line < size; line++) {
      lineChanges[0][line]++;
      lineChanges[1][line]++;
    }
  }

  /** Counts a change of the lines through a square, though nothing is changed. */
  void changeLinesOf(Square square) {
    lineChanges[0][square.row()]++;
    lineChanges[1][square.column()]++;
  }

  /** For a square that has got a tile. */
  void fill(int direction, int address) {
    set(direction, address, 0, Board.NO_CROSS_WORD);
  }

  /** Puts back what the last play changed. */
  void takeBack() {
    while (changes.popCross()) {
      int direction = changes.address() & 1;
      int address = changes.address() >> 1;
      masks[direction][address] = changes.mask();
      scores[direction][address] = changes.score();
      lineChanges[direction][address / size]++;
    }
  }

  /**
   * Looks again at a square whose tile is new, gone or another one, and at the empty squares where
   * the tiles on all sides of it end. After many squares have changed, this of each of them is
   * enough: what an empty square crosses has changed only if tiles alone lie between it and one of
   * those.
   */
  void refreshAround(int row, int column) {
    lineChanges[0][row]++;
    lineChanges[1][column]++;
    if (tiles[0][row * size + column] == 0) {
      refresh(0, row, column);
      refresh(1, column, row);
    } else {
      fill(0, row * size + column);
      fill(1, column * size + row);
    }
    refreshEnds(0, row, column);
    refreshEnds(1, column, row);
  }

  /** Looks again at the empty squares at both ends of the word through a tile. */
  void refreshEnds(int direction, int line, int place) {
    byte[] word = tiles[direction];
    int start = line * size;
    int before = start + place - 1;
    while (before >= start && word[before] != 0) {
      before--;
    }
    if (before >= start) {
      refresh(direction, line, before - start);
    }
    int end = start + size;
    int after = start + place + 1;
    while (after < end && word[after] != 0) {
      after++;
    }
    if (after < end) {
      refresh(direction, line, after - start);
    }
  }

  /** Looks at the word that an empty square would make, for plays that cross it there. */
  private void refresh(int direction, int line, int place) {
    byte[] word = tiles[direction];
    int lineStart = line * size;
    int lineEnd = lineStart + size;
    int hole = lineStart + place;
    int score = 0;
    int start = hole;
    while (start > lineStart && word[start - 1] != 0) {
      score += tilePoints(word[--start]);
    }
    int end = hole + 1;
    while (end < lineEnd && word[end] != 0) {
      score += tilePoints(word[end++]);
    }
    int crossed = place * size + line;
    if (end - start == 1) {
      set(1 - direction, crossed, allLetters, Board.NO_CROSS_WORD);
    } else {
      long mask = letters == null ? allLetters : letters.find(word, start, hole, end);
      set(1 - direction, crossed, mask, score);
    }
  }

  private int tilePoints(byte tile) {
    return tile > 0 ? points[tile] : 0;
  }

  private void set(int direction, int address, long mask, int score) {
    long oldMask = masks[direction][address];
    int oldScore = scores[direction][address];
    if (oldMask != mask || oldScore != score) {
      changes.pushCross(address << 1 | direction, oldMask, oldScore);
      masks[direction][address] = mask;
      scores[direction][address] = score;
      lineChanges[direction][address / size]++;
    }
  }
}
