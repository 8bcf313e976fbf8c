package dev.hindsight.cli.crossword.ask;

import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Square;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.List;

/**
 * A board with its tiles and premium squares, and lines of text to the right of it; blanks are in
 * lower case. Of the standard board, with QUAG at 8E:
 *
 * <pre>
 *      A B C D E F G H I J K L M N O
 *    ┌───────────────────────────────┐
 *  1 │ = . . ' . . . = . . . ' . . = │  AIIMMOT to move, 0 points
 *    …
 *  8 │ = . . ' Q U A G . . . ' . . = │
 *    …
 *    └───────────────────────────────┘
 * </pre>
 */
public final class BoardDrawing {
  private BoardDrawing() {}

  public static String of(GamePosition position, List<String> beside) {
    int size = position.rules().layout().size();
    List<String> squares = position.rules().layout().format().lines().skip(1).toList();
    int width = width(position);
    String margin = "   ";
    StringBuilder text = new StringBuilder(margin).append("  ");
    for (int column = 0; column < size; column++) {
      text.append(padded(Square.columnName(column), width)).append(column < size - 1 ? " " : "");
    }
    String edge = "─".repeat((width + 1) * size + 1);
    text.append('\n').append(margin).append('┌').append(edge).append("┐\n");
    for (int row = 0; row < size; row++) {
      String number = Integer.toString(row + 1);
      text.append(" ".repeat(2 - number.length())).append(number).append(" │ ");
      for (int column = 0; column < size; column++) {
        byte tile = position.tile(row, column);
        String square = String.valueOf(squares.get(row).charAt(column));
        text.append(padded(tile == 0 ? square : tileText(position, tile), width)).append(' ');
      }
      text.append('│').append(row < beside.size() ? "  " + beside.get(row) : "");
      stripEnd(text);
      text.append('\n');
    }
    text.append(margin).append('└').append(edge).append('┘');
    for (String line : beside.subList(Math.min(size, beside.size()), beside.size())) {
      text.append('\n').append(line);
    }
    return text.toString();
  }

  private static void stripEnd(StringBuilder text) {
    while (text.charAt(text.length() - 1) == ' ') {
      text.setLength(text.length() - 1);
    }
  }

  /** One character, unless a column's name or a tile on the board needs more. */
  private static int width(GamePosition position) {
    int size = position.rules().layout().size();
    int width = Square.columnName(size - 1).length();
    for (int square = 0; square < size * size; square++) {
      byte tile = position.squares().get(square);
      width = Math.max(width, tile == 0 ? 1 : characters(tileText(position, tile)));
    }
    return width;
  }

  private static String tileText(GamePosition position, byte tile) {
    TileSet tiles = position.rules().tiles();
    return tile > 0 ? tiles.letter(tile).upper() : tiles.letter(-tile).lower();
  }

  private static String padded(String cell, int width) {
    return cell + " ".repeat(width - characters(cell));
  }

  private static int characters(String text) {
    return text.codePointCount(0, text.length());
  }
}
