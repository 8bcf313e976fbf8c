package dev.hindsight.cli.crossword.ask;

import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Square;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.List;

/**
 * A board with its tiles and premium squares, and lines of text to the right of it, or below a
 * board that leaves too little room; blanks are in lower case. Of the standard board, with QUAG at
 * 8E:
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
  private static final int COLUMNS = 80;
  private static final String MARGIN = "   ";
  private static final String GAP = "  ";

  private BoardDrawing() {}

  public static String of(GamePosition position, List<String> beside) {
    int size = position.rules().layout().size();
    List<String> squares = position.rules().layout().format().lines().skip(1).toList();
    int width = width(position);
    StringBuilder text = new StringBuilder(MARGIN).append("  ");
    for (int column = 0; column < size; column++) {
      text.append(padded(Square.columnName(column), width)).append(column < size - 1 ? " " : "");
    }
    String edge = "─".repeat((width + 1) * size + 1);
    boolean fit = fit(beside, MARGIN.length() + edge.length() + 2);
    text.append('\n').append(MARGIN).append('┌').append(edge).append("┐\n");
    for (int row = 0; row < size; row++) {
      String number = Integer.toString(row + 1);
      text.append(" ".repeat(2 - number.length())).append(number).append(" │ ");
      for (int column = 0; column < size; column++) {
        byte tile = position.tile(row, column);
        String square = String.valueOf(squares.get(row).charAt(column));
        text.append(padded(tile == 0 ? square : tileText(position, tile), width)).append(' ');
      }
      text.append('│').append(fit && row < beside.size() ? GAP + beside.get(row) : "");
      stripEnd(text);
      text.append('\n');
    }
    text.append(MARGIN).append('└').append(edge).append('┘');
    text.append(fit ? "" : "\n");
    for (String line : beside.subList(fit ? Math.min(size, beside.size()) : 0, beside.size())) {
      text.append('\n').append(line);
    }
    return text.toString();
  }

  /** Whether lines beside the board end where a terminal of the usual width does. */
  private static boolean fit(List<String> beside, int drawnColumns) {
    return beside.stream()
        .allMatch(line -> drawnColumns + GAP.length() + characters(line) <= COLUMNS);
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
