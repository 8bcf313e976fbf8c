package dev.hindsight.workbench.backgammon.ask;

import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.workbench.drawing.Svg;

/**
 * A board as SVG, as the player on roll sees it: below, bearing off to the right. Every point says
 * in {@code data-point} its number, seen by that player; the bars are {@code data-point} 25 and 0,
 * trays have {@code data-tray}.
 */
public final class BoardPicture {
  private static final int POINT = 44;
  private static final int BAR = 48;
  private static final int TRAY = 56;
  private static final int LABELS = 20;
  private static final int HEIGHT = 460;
  private static final int CHECKER = 19;
  private static final int MOST_DRAWN = 5;
  private static final int PER_QUARTER = 6;
  private static final double WIDTH = 12 * POINT + BAR + TRAY + 12;

  private final BackgammonPosition position;
  private final Board board;
  private final Svg svg = new Svg(WIDTH, HEIGHT + 2 * LABELS, "backgammon board");

  private BoardPicture(BackgammonPosition position) {
    this.position = position;
    this.board = position.board();
  }

  public static String of(BackgammonPosition position) {
    return new BoardPicture(position).draw();
  }

  private String draw() {
    svg.add(
        "rect",
        "class",
        "frame",
        "x",
        1,
        "y",
        LABELS,
        "width",
        WIDTH - 2,
        "height",
        HEIGHT,
        "rx",
        8,
        "fill",
        "#efe6d2",
        "stroke",
        "#7a5c3a",
        "stroke-width",
        3);
    svg.add(
        "rect",
        "class",
        "bar",
        "x",
        6 + PER_QUARTER * POINT,
        "y",
        LABELS,
        "width",
        BAR,
        "height",
        HEIGHT,
        "fill",
        "#d8c49b");
    for (int point = 1; point < Checkers.BAR; point++) {
      point(point);
    }
    double bar = 6 + PER_QUARTER * POINT + BAR / 2.0;
    svg.open("g", "class", "bar-checkers", "data-point", Checkers.BAR);
    stack(bar, true, board.mover(Checkers.BAR), true, HEIGHT / 2.0 - 30);
    svg.close().open("g", "class", "bar-checkers", "data-point", 0);
    stack(bar, false, board.other(Checkers.BAR), false, HEIGHT / 2.0 - 30);
    svg.close();
    tray(true, board.mover(Checkers.OFF));
    tray(false, board.other(Checkers.OFF));
    cube();
    dice();
    return svg.finish();
  }

  private void point(int point) {
    boolean below = point <= 12;
    double x = middle(point);
    double edge = below ? LABELS + HEIGHT : LABELS;
    double tip = below ? edge - HEIGHT * 0.42 : edge + HEIGHT * 0.42;
    boolean isDark = point % 2 == 0;
    svg.open("g", "class", "point", "data-point", point);
    svg.add(
        "polygon",
        "class",
        isDark ? "dark" : "light",
        "points",
        (x - 20) + "," + edge + " " + (x + 20) + "," + edge + " " + x + "," + tip,
        "fill",
        isDark ? "#b07d4f" : "#d9bd8f");
    svg.text(
        x,
        below ? edge + 15 : edge - 6,
        Integer.toString(point),
        "class",
        "label",
        "fill",
        "#777",
        "font-size",
        12,
        "text-anchor",
        "middle");
    int movers = board.mover(point);
    int others = board.other(Checkers.BAR - point);
    stack(x, below, Math.max(movers, others), movers > 0, 0);
    svg.close();
  }

  private static double middle(int point) {
    int column = point <= 12 ? 12 - point : point - 13;
    return 6 + (column + 0.5) * POINT + (column >= PER_QUARTER ? BAR : 0);
  }

  /** Checkers from an edge towards the middle; of many the last says how many they are. */
  private void stack(double x, boolean below, int count, boolean isMover, double lifted) {
    int drawn = Math.min(count, MOST_DRAWN);
    for (int checker = 0; checker < drawn; checker++) {
      double fromEdge = lifted + CHECKER + 1 + checker * 2.0 * CHECKER;
      checker(x, below ? LABELS + HEIGHT - fromEdge : LABELS + fromEdge, isMover);
    }
    if (count > MOST_DRAWN) {
      double fromEdge = lifted + CHECKER + 1 + (MOST_DRAWN - 1) * 2.0 * CHECKER;
      svg.text(
          x,
          (below ? LABELS + HEIGHT - fromEdge : LABELS + fromEdge) + 5,
          Integer.toString(count),
          "class",
          isMover ? "count mover" : "count other",
          "fill",
          isMover ? "#fff" : "#222",
          "font-size",
          15,
          "font-weight",
          700,
          "text-anchor",
          "middle");
    }
  }

  private void checker(double x, double y, boolean isMover) {
    svg.add(
        "circle",
        "class",
        isMover ? "checker mover" : "checker other",
        "cx",
        x,
        "cy",
        y,
        "r",
        CHECKER,
        "fill",
        isMover ? "#3a4a63" : "#fbf7ee",
        "stroke",
        isMover ? "#1d2838" : "#8f816a",
        "stroke-width",
        2);
  }

  private void tray(boolean below, int off) {
    double x = 12 * POINT + BAR + 10;
    svg.open("g", "class", "tray", "data-tray", below ? "mover" : "other");
    for (int checker = 0; checker < off; checker++) {
      double fromEdge = 6 + checker * 11.0;
      svg.add(
          "rect",
          "class",
          below ? "checker mover" : "checker other",
          "x",
          x,
          "y",
          below ? LABELS + HEIGHT - fromEdge - 10 : LABELS + fromEdge,
          "width",
          TRAY - 16,
          "height",
          9,
          "rx",
          2,
          "fill",
          below ? "#3a4a63" : "#fbf7ee",
          "stroke",
          below ? "#1d2838" : "#8f816a");
    }
    svg.close();
  }

  private void cube() {
    Cube cube = position.cube();
    Player owner = cube.owner();
    double middle = LABELS + HEIGHT / 2.0;
    double y = owner == null ? middle : owner == position.onRoll() ? middle + 190 : middle - 190;
    double x = 6 + PER_QUARTER * POINT + BAR / 2.0;
    box("cube", x, y, 15, "#fff", Integer.toString(owner == null ? 64 : cube.value()));
  }

  private void dice() {
    Dice dice = position.dice();
    if (dice != null) {
      double x = 6 + 9 * POINT + BAR;
      double y = LABELS + HEIGHT / 2.0;
      box("die", x - 20, y, 16, "#3a4a63", Integer.toString(dice.first()));
      box("die", x + 20, y, 16, "#3a4a63", Integer.toString(dice.second()));
    }
  }

  private void box(String kind, double x, double y, double half, String fill, String text) {
    boolean isDie = kind.equals("die");
    svg.add(
        "rect", "class", kind, "x", x - half, "y", y - half, "width", 2 * half, "height", 2 * half,
        "rx", 5, "fill", fill, "stroke", "#444");
    svg.text(
        x,
        y + 6,
        text,
        "class",
        kind + "-text",
        "fill",
        isDie ? "#fff" : "#222",
        "font-size",
        isDie ? 18 : 14,
        "font-weight",
        700,
        "text-anchor",
        "middle");
  }
}
