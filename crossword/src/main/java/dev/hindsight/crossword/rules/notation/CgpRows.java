package dev.hindsight.crossword.rules.notation;

import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.util.Arrays;

/** The first field of a position: the rows of the board. See {@link Cgp}. */
final class CgpRows {
  private final TileText tileText;
  private final int size;

  CgpRows(TileText tileText, int size) {
    this.tileText = tileText;
    this.size = size;
  }

  Tiles parse(String field) {
    String[] rows = field.split("/", -1);
    if (rows.length != size) {
      throw new CrosswordFormatException(
          "the board has " + size + " rows with a / between them, but the text has " + rows.length);
    }
    byte[] squares = new byte[size * size];
    for (int row = 0; row < size; row++) {
      parseRow(rows[row], row, squares);
    }
    return Tiles.of(squares);
  }

  private void parseRow(String text, int row, byte[] squares) {
    int column = 0;
    for (int from = 0; from < text.length(); ) {
      boolean empty = isDigit(text.charAt(from));
      int to = from + 1;
      while (to < text.length() && isDigit(text.charAt(to)) == empty) {
        to++;
      }
      String run = text.substring(from, to);
      if (empty) {
        column += parseEmpty(run, row, column);
      } else {
        byte[] tiles = parseTiles(run, row, column);
        System.arraycopy(
            tiles, 0, squares, row * size + column, Math.min(tiles.length, size - column));
        column += tiles.length;
      }
      if (column > size) {
        throw new CrosswordFormatException(
            "row " + (row + 1) + " has more than " + size + " squares");
      }
      from = to;
    }
    if (column < size) {
      throw new CrosswordFormatException(
          "row " + (row + 1) + " has only " + column + " of " + size + " squares");
    }
  }

  private int parseEmpty(String digits, int row, int column) {
    if (digits.charAt(0) == '0' || digits.length() > 2) {
      throw new CrosswordFormatException(
          where(row, column) + ": a run of empty squares is a number from 1 to " + size);
    }
    return Integer.parseInt(digits);
  }

  private byte[] parseTiles(String run, int row, int column) {
    byte[] tiles;
    try {
      tiles = tileText.parseTiles(run);
    } catch (CrosswordFormatException e) {
      throw new CrosswordFormatException(where(row, column) + ": " + e.getMessage());
    }
    for (int index = 0; index < tiles.length; index++) {
      if (tiles[index] == 0) {
        throw new CrosswordFormatException(
            where(row, column + index)
                + ": a blank on the board is written as the letter it shows, in lower case");
      }
    }
    return tiles;
  }

  private static String where(int row, int column) {
    return "row " + (row + 1) + " from column " + (column + 1);
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }

  String format(Tiles squares) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < size; row++) {
      if (row > 0) {
        text.append('/');
      }
      formatRow(Arrays.copyOfRange(squares.toArray(), row * size, (row + 1) * size), text);
    }
    return text.toString();
  }

  private void formatRow(byte[] row, StringBuilder text) {
    for (int from = 0; from < size; ) {
      int to = from + 1;
      while (to < size && (row[to] == 0) == (row[from] == 0)) {
        to++;
      }
      text.append(
          row[from] == 0
              ? String.valueOf(to - from)
              : tileText.format(Arrays.copyOfRange(row, from, to)));
      from = to;
    }
  }
}
