package dev.hindsight.workbench.oware;

import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.workbench.drawing.Svg;
import java.util.Locale;

/**
 * A board as SVG: North above, South below, the stores at the sides, seeds to count. Every pit says
 * in {@code data-pit} its name, A to F for South and a to f for North.
 */
public final class BoardPicture {
  private static final int PIT = 84;
  private static final int STORE = 92;
  private static final int MARGIN = 14;
  private static final int ROW = 112;
  private static final int PITS = Row.PITS;

  /** The angle that spreads seeds most evenly, as in a sunflower. */
  private static final double GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

  private final OwarePosition position;
  private final Svg svg;

  private BoardPicture(OwarePosition position) {
    this.position = position;
    this.svg = new Svg(2 * STORE + PITS * PIT + 2 * MARGIN, 2 * ROW + 2 * MARGIN, "oware board");
  }

  public static String of(OwarePosition position) {
    return new BoardPicture(position).draw();
  }

  private String draw() {
    svg.add(
        "rect",
        "class",
        "wood",
        "x",
        2,
        "y",
        2,
        "width",
        2 * STORE + PITS * PIT + 2 * MARGIN - 4,
        "height",
        2 * ROW + 2 * MARGIN - 4,
        "rx",
        40,
        "fill",
        "#c99a63",
        "stroke",
        "#8d6437",
        "stroke-width",
        3);
    for (int pit = 0; pit < PITS; pit++) {
      double fromLeft = MARGIN + STORE + (pit + 0.5) * PIT;
      double fromRight = MARGIN + STORE + (PITS - pit - 0.5) * PIT;
      pit(Side.NORTH, pit, fromRight, MARGIN + ROW / 2.0);
      pit(Side.SOUTH, pit, fromLeft, MARGIN + 1.5 * ROW);
    }
    store(position.northStore(), MARGIN + STORE / 2.0, "North");
    store(position.southStore(), MARGIN + STORE * 1.5 + PITS * PIT, "South");
    return svg.finish();
  }

  private void pit(Side side, int pit, double x, double y) {
    int seeds = Row.seedsIn(side == Side.SOUTH ? position.south() : position.north(), pit);
    boolean isPlayable = side == position.toMove() && seeds > 0;
    String name = side.pitName(pit);
    svg.open("g", "class", isPlayable ? "pit playable" : "pit", "data-pit", name);
    svg.add("circle", "class", "hollow", "cx", x, "cy", y, "r", 36, "fill", "#a9763f");
    seeds(x, y, 27, seeds);
    double labelled = side == Side.SOUTH ? y + 50 : y - 42;
    label(x, labelled, name + "  " + seeds, isPlayable);
    svg.close();
  }

  private void store(int seeds, double x, String name) {
    double y = MARGIN + ROW;
    svg.open("g", "class", "store", "data-store", name.toLowerCase(Locale.ROOT));
    svg.add("ellipse", "class", "hollow", "cx", x, "cy", y, "rx", 34, "ry", 82, "fill", "#a9763f");
    seeds(x, y, 27, seeds);
    label(x, y - 90, name + " " + seeds, position.toMove().name().equalsIgnoreCase(name));
    svg.close();
  }

  private void label(double x, double y, String text, boolean isBold) {
    svg.text(
        x,
        y,
        text,
        "class",
        "label",
        "fill",
        "#3b2a17",
        "font-size",
        13,
        "font-weight",
        isBold ? 700 : 400,
        "text-anchor",
        "middle");
  }

  private void seeds(double x, double y, double widest, int seeds) {
    double spread = Math.min(6.2, widest / Math.sqrt(Math.max(1, seeds)));
    for (int seed = 0; seed < seeds; seed++) {
      double radius = spread * Math.sqrt(seed + 0.4);
      double angle = seed * GOLDEN_ANGLE;
      svg.add(
          "circle",
          "class",
          "seed",
          "cx",
          x + radius * Math.cos(angle),
          "cy",
          y + radius * Math.sin(angle),
          "r",
          5,
          "fill",
          "#e9e2d0",
          "stroke",
          "#6d5c43");
    }
  }
}
