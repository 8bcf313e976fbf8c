package dev.hindsight.cli.backgammon.ask;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Offer;
import dev.hindsight.backgammon.rules.Player;

/**
 * A board as the player on roll sees it: below, bearing off to the right, points numbered from that
 * edge. A number stands for a stack of more than five.
 *
 * <pre>
 *   13  14  15  16  17  18       19  20  21  22  23  24
 * ┌────────────────────────┬───┬────────────────────────┐
 * │                        │   │  O   O   O   O   O   O │  O: 21 pips, 9 off
 * │                        │   │                        │
 * │                        │   │                        │
 * │                        │   │                        │
 * │                        │   │                        │
 * │                        │BAR│                        │  cube at 1, centred
 * …
 * │                        │   │                        │  X is on roll
 * │                        │   │  X   X   X   X   X   X │  X: 21 pips, 9 off
 * └────────────────────────┴───┴────────────────────────┘
 *   12  11  10   9   8   7        6   5   4   3   2   1
 * </pre>
 */
public final class BoardDrawing {
  private static final int ROWS = 5;
  private static final int POINTS_PER_QUARTER = 6;
  private static final String EDGE = "─".repeat(4 * POINTS_PER_QUARTER);

  private final BackgammonPosition position;
  private final Board board;
  private final char mover;
  private final char other;

  private BoardDrawing(BackgammonPosition position) {
    this.position = position;
    this.board = position.board();
    this.mover = symbol(position.onRoll());
    this.other = symbol(position.onRoll().opponent());
  }

  public static String of(BackgammonPosition position) {
    return new BoardDrawing(position).draw();
  }

  static char symbol(Player player) {
    return player == Player.X ? 'X' : 'O';
  }

  private String draw() {
    StringBuilder text = new StringBuilder(numbers(true)).append('\n');
    text.append('┌').append(EDGE).append("┬───┬").append(EDGE).append("┐\n");
    for (int row = 1; row <= ROWS; row++) {
      line(text, true, row, row == 1 ? otherSide() : "");
    }
    text.append('│').append(" ".repeat(EDGE.length())).append("│BAR│");
    text.append(" ".repeat(EDGE.length())).append("│  ").append(cube()).append('\n');
    for (int row = ROWS; row >= 1; row--) {
      line(text, false, row, row == 1 ? moverSide() : row == 2 ? toDo() : "");
    }
    text.append('└').append(EDGE).append("┴───┴").append(EDGE).append("┘\n");
    return text.append(numbers(false)).toString();
  }

  /** One row of checkers; row 1 is nearest to the edge. */
  private void line(StringBuilder text, boolean top, int row, String remark) {
    StringBuilder line = new StringBuilder("│");
    for (int column = 0; column < 2 * POINTS_PER_QUARTER; column++) {
      if (column == POINTS_PER_QUARTER) {
        line.append('│').append(bar(top, row)).append('│');
      }
      line.append(' ').append(cell(pointIn(column, top), row)).append(' ');
    }
    line.append('│');
    text.append(remark.isEmpty() ? line : line + "  " + remark).append('\n');
  }

  private static int pointIn(int column, boolean top) {
    return top ? 2 * POINTS_PER_QUARTER + 1 + column : 2 * POINTS_PER_QUARTER - column;
  }

  /** Two characters: a checker, or in the last row how many there are. */
  private String cell(int point, int row) {
    int movers = board.mover(point);
    int others = board.other(Checkers.BAR - point);
    return stack(movers > 0 ? mover : other, Math.max(movers, others), row);
  }

  private String bar(boolean top, int row) {
    int count = top ? board.other(Checkers.BAR) : board.mover(Checkers.BAR);
    return stack(top ? other : mover, count, row) + " ";
  }

  private static String stack(char symbol, int count, int row) {
    if (row == ROWS && count > ROWS) {
      return count < 10 ? " " + count : Integer.toString(count);
    }
    return count >= row ? " " + symbol : "  ";
  }

  private static String numbers(boolean top) {
    StringBuilder line = new StringBuilder(" ");
    for (int column = 0; column < 2 * POINTS_PER_QUARTER; column++) {
      int point = pointIn(column, top);
      line.append(column == POINTS_PER_QUARTER ? "     " : "");
      line.append(point < 10 ? "  " : " ").append(point).append(' ');
    }
    return line.toString().stripTrailing();
  }

  private String otherSide() {
    return side(other, board.otherPips(), board.other(Checkers.OFF));
  }

  private String moverSide() {
    return side(mover, board.moverPips(), board.mover(Checkers.OFF));
  }

  private static String side(char symbol, int pips, int off) {
    return symbol + ": " + pips + (pips == 1 ? " pip, " : " pips, ") + off + " off";
  }

  private String toDo() {
    Dice dice = position.dice();
    String what = dice == null ? " is on roll" : " is to play " + dice;
    return mover + (position.turn().offer() == Offer.DOUBLE ? " has doubled" : what);
  }

  private String cube() {
    Cube cube = position.cube();
    Player owner = cube.owner();
    String where = owner == null ? "centred" : symbol(owner) + "'s";
    return "cube at " + cube.value() + ", " + where;
  }
}
