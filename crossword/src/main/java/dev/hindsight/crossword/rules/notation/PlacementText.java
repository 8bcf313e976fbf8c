package dev.hindsight.crossword.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.crossword.rules.board.Board;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.board.Square;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.letters.TileText;
import dev.hindsight.crossword.rules.letters.Tiles;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/** The word of a placement as text: see {@link MoveNotation}. */
final class PlacementText {
  private final TileText tileText;
  private final Board board;
  private final Direction direction;
  private final int line;
  private final int place;

  private final byte[] word;
  private int length;

  PlacementText(TileText tileText, Board board, Direction direction, int line, int place) {
    this.tileText = tileText;
    this.board = board;
    this.direction = direction;
    this.line = line;
    this.place = place;
    this.word = new byte[board.size()];
  }

  /** The tiles put down, 0 where there is one already. */
  Tiles parse(String where, String text) {
    String move = where + " " + text;
    int at = 0;
    while (at < text.length()) {
      char first = text.charAt(at);
      int end = at + 1;
      if (first == '.') {
        take((byte) 0, move);
      } else if (first == '(') {
        end = takeBracketed(text, at, move);
      } else {
        while (end < text.length() && text.charAt(end) != '.' && text.charAt(end) != '(') {
          end++;
        }
        takeTiles(text.substring(at, end), move);
      }
      at = end;
    }
    return Tiles.of(Arrays.copyOf(word, length));
  }

  /** The tiles that a word puts down by its marks alone, 0 for those between brackets and dots. */
  static byte[] parsePlayed(TileText tileText, String text) {
    ByteArrayOutputStream played = new ByteArrayOutputStream();
    boolean isMarked = false;
    for (String part : text.split("(?=[.()])|(?<=[.()])", -1)) {
      switch (part) {
        case "." -> played.write(0);
        case "(" -> isMarked = true;
        case ")" -> isMarked = false;
        default -> {
          byte[] tiles = tileText.parseTiles(part);
          played.writeBytes(isMarked ? new byte[tiles.length] : tiles);
        }
      }
    }
    return played.toByteArray();
  }

  private int takeBracketed(String text, int open, String move) {
    int close = text.indexOf(')', open);
    if (close < 0) {
      throw new CrosswordFormatException(quoted(move) + " has a bracket that is not closed");
    }
    for (byte tile : tileText.parseTiles(text.substring(open + 1, close))) {
      int there = length < board.size() - place ? thereNext() : 0;
      if (there == 0 || Math.abs(there) != Math.abs(tile)) {
        throw mismatch(there, move);
      }
      take((byte) 0, move);
    }
    return close + 1;
  }

  private void takeTiles(String tiles, String move) {
    for (byte tile : tileText.parseTiles(tiles)) {
      if (tile == 0) {
        throw new CrosswordFormatException(
            quoted(move) + " has a blank without a letter; write the letter in lower case");
      }
      int there = length < board.size() - place ? thereNext() : 0;
      if (there != 0 && Math.abs(there) != Math.abs(tile)) {
        throw mismatch(there, move);
      }
      take(there == 0 ? tile : 0, move);
    }
  }

  private void take(byte tile, String move) {
    if (length == board.size() - place) {
      throw new CrosswordFormatException(quoted(move) + " does not fit on the board");
    }
    word[length++] = tile;
  }

  private byte thereNext() {
    return board.tiles(direction)[line * board.size() + place + length];
  }

  private CrosswordFormatException mismatch(int there, String move) {
    int at = place + length;
    Square square = direction == Direction.ACROSS ? new Square(line, at) : new Square(at, line);
    String found = there == 0 ? "no tile" : tileText.format(new byte[] {(byte) there});
    return new CrosswordFormatException(
        quoted(move) + " does not agree with the board, which has " + found + " on " + square);
  }

  static String formatWithDots(TileText tileText, Tiles tiles) {
    StringBuilder text = new StringBuilder();
    for (int from = 0; from < tiles.length(); ) {
      int to = from + 1;
      if (tiles.get(from) == 0) {
        text.append('.');
      } else {
        while (to < tiles.length() && tiles.get(to) != 0) {
          to++;
        }
        text.append(tileText.format(Arrays.copyOfRange(tiles.toArray(), from, to)));
      }
      from = to;
    }
    return text.toString();
  }

  static String formatWithBrackets(TileText tileText, Board board, Placement placement) {
    int start = placement.line() * board.size() + placement.place();
    int end = start + placement.tiles().length();
    byte[] there = Arrays.copyOfRange(board.tiles(placement.direction()), start, end);
    return formatWithBrackets(tileText, placement.tiles(), there);
  }

  static String formatWithBrackets(TileText tileText, GamePosition position, Placement placement) {
    boolean isAcross = placement.direction() == Direction.ACROSS;
    byte[] there = new byte[placement.tiles().length()];
    for (int offset = 0; offset < there.length; offset++) {
      there[offset] =
          position.tile(
              placement.row() + (isAcross ? 0 : offset),
              placement.column() + (isAcross ? offset : 0));
    }
    return formatWithBrackets(tileText, placement.tiles(), there);
  }

  /**
   * @param there what is on the squares of the word
   */
  private static String formatWithBrackets(TileText tileText, Tiles tiles, byte[] there) {
    StringBuilder text = new StringBuilder();
    for (int from = 0; from < tiles.length(); ) {
      boolean onBoard = tiles.get(from) == 0;
      int to = from + 1;
      while (to < tiles.length() && (tiles.get(to) == 0) == onBoard) {
        to++;
      }
      byte[] source = onBoard ? there : tiles.toArray();
      String run = tileText.format(Arrays.copyOfRange(source, from, to));
      text.append(onBoard ? "(" + run + ")" : run);
      from = to;
    }
    return text.toString();
  }
}
