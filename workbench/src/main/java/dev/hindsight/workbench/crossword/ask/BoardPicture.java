package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.crossword.rules.board.Square;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.workbench.drawing.Svg;
import org.jspecify.annotations.Nullable;

/**
 * A board with its tiles and premium squares as SVG, and a play on it in another colour. Every
 * square says in {@code data-row} and {@code data-column}, counted from 0, where it is.
 */
public final class BoardPicture {
  static final int SQUARE = 36;
  static final int MARGIN = 26;

  private final GamePosition position;
  private final BoardLayout layout;
  private final byte[] fresh;
  private final Svg svg;

  private BoardPicture(GamePosition position, @Nullable Placement play) {
    this.position = position;
    this.layout = position.rules().layout();
    this.fresh = new byte[layout.size() * layout.size()];
    if (play != null) {
      place(play);
    }
    double side = MARGIN + layout.size() * SQUARE + 6;
    this.svg = new Svg(side, side, "crossword board");
  }

  /** The board as it is. */
  public static String of(GamePosition position) {
    return new BoardPicture(position, null).draw();
  }

  /** The board with a play on it. */
  public static String of(GamePosition position, Placement play) {
    return new BoardPicture(position, play).draw();
  }

  private void place(Placement play) {
    boolean across = play.direction() == Direction.ACROSS;
    for (int step = 0; step < play.tiles().length(); step++) {
      int row = play.row() + (across ? 0 : step);
      int column = play.column() + (across ? step : 0);
      if (row < layout.size() && column < layout.size() && position.tile(row, column) == 0) {
        fresh[row * layout.size() + column] = play.tiles().get(step);
      }
    }
  }

  private String draw() {
    for (int line = 0; line < layout.size(); line++) {
      double middle = MARGIN + (line + 0.5) * SQUARE;
      label(middle, MARGIN - 8, Square.columnName(line));
      label(MARGIN / 2.0 - 1, middle + 4, Integer.toString(line + 1));
    }
    for (int row = 0; row < layout.size(); row++) {
      for (int column = 0; column < layout.size(); column++) {
        square(row, column);
      }
    }
    return svg.finish();
  }

  private void label(double x, double y, String text) {
    svg.text(
        x, y, text, "class", "label", "fill", "#777", "font-size", 12, "text-anchor", "middle");
  }

  private void square(int row, int column) {
    double x = MARGIN + column * SQUARE;
    double y = MARGIN + row * SQUARE;
    byte old = position.tile(row, column);
    byte tile = old != 0 ? old : fresh[row * layout.size() + column];
    svg.open("g", "class", "cell", "data-row", row, "data-column", column);
    premium(row, column, x, y, tile == 0);
    if (tile != 0) {
      tile(x, y, tile, old == 0);
    }
    svg.close();
  }

  private void premium(int row, int column, double x, double y, boolean isEmpty) {
    int letter = layout.letterMultiplier(row, column);
    int word = layout.wordMultiplier(row, column);
    String kind = word > 1 ? "word" + word : letter > 1 ? "letter" + letter : "plain";
    svg.add(
        "rect",
        "class",
        "square " + kind,
        "x",
        x + 1,
        "y",
        y + 1,
        "width",
        SQUARE - 2,
        "height",
        SQUARE - 2,
        "rx",
        4,
        "fill",
        colour(kind));
    String name = word > 1 ? word + "W" : letter > 1 ? letter + "L" : "";
    boolean isStart = layout.start().row() == row && layout.start().column() == column;
    if (isEmpty && (isStart || !name.isEmpty())) {
      svg.text(
          x + SQUARE / 2.0,
          y + SQUARE / 2.0 + 4,
          isStart ? "★" : name,
          "class",
          "premium",
          "fill",
          "#3d4550",
          "font-size",
          isStart ? 15 : 10,
          "text-anchor",
          "middle");
    }
  }

  private static String colour(String kind) {
    return switch (kind) {
      case "word4" -> "#d98ad0";
      case "word3" -> "#f0a08c";
      case "word2" -> "#f7cfc6";
      case "letter4" -> "#7f9be0";
      case "letter3" -> "#8fbce6";
      case "letter2" -> "#cde2f5";
      default -> "#eceae4";
    };
  }

  private void tile(double x, double y, byte tile, boolean isFresh) {
    TileSet tiles = position.rules().tiles();
    boolean isBlank = tile < 0;
    TileSet.Letter letter = tiles.letter(Math.abs(tile));
    svg.add(
        "rect",
        "class",
        isFresh ? "tile fresh" : "tile",
        "x",
        x + 2,
        "y",
        y + 2,
        "width",
        SQUARE - 4,
        "height",
        SQUARE - 4,
        "rx",
        5,
        "fill",
        isFresh ? "#ffd667" : "#f6e3b4",
        "stroke",
        isFresh ? "#b8860b" : "#c9ae6b");
    svg.text(
        x + SQUARE / 2.0 - (isBlank ? 0 : 2),
        y + SQUARE / 2.0 + 7,
        isBlank ? letter.lower() : letter.upper(),
        "class",
        isBlank ? "letter blank" : "letter",
        "fill",
        isBlank ? "#a23b2a" : "#2b2620",
        "font-size",
        letter.upper().length() > 1 ? 14 : 20,
        "font-weight",
        600,
        "text-anchor",
        "middle");
    if (!isBlank) {
      svg.text(
          x + SQUARE - 5,
          y + SQUARE - 6,
          Integer.toString(letter.scorePoints()),
          "class",
          "points",
          "fill",
          "#5a4d33",
          "font-size",
          9,
          "text-anchor",
          "end");
    }
  }
}
