package dev.hindsight.workbench.drawing;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Locale;
import javax.imageio.ImageIO;

/**
 * A square board in colours: red where a value is negative, blue where it is positive, white at 0
 * and grey where nothing is known (NaN), the deeper the further from 0.
 *
 * <p>As SVG with every value written into its square; as PNG with the colours alone, since a
 * machine without a screen may have no fonts.
 */
public final class HeatMap {
  private final String title;
  private final double[][] values;
  private final double most;

  private static final int SQUARE = 34;
  private static final int MARGIN = 26;
  private static final int TITLE = 24;

  /**
   * @param title above the board
   * @param values by row and column; they are not changed afterwards
   * @param most the value, either way, that has the deepest colour
   */
  public HeatMap(String title, double[][] values, double most) {
    this.title = title;
    this.values = values;
    this.most = most;
  }

  /** What an SVG picture of it looks like. */
  public String toSvg() {
    int size = values.length;
    double side = MARGIN + size * SQUARE + 6.0;
    Svg svg = new Svg(side, side + TITLE, title);
    svg.text(side / 2, 17, title, "font-size", 14, "text-anchor", "middle", "fill", "#333");
    for (int row = 0; row < size; row++) {
      svg.text(
          MARGIN / 2.0,
          TITLE + MARGIN + (row + 0.6) * SQUARE,
          Integer.toString(row + 1),
          "font-size",
          11,
          "text-anchor",
          "middle",
          "fill",
          "#777");
      svg.text(
          MARGIN + (row + 0.5) * SQUARE,
          TITLE + MARGIN - 6.0,
          columnName(row),
          "font-size",
          11,
          "text-anchor",
          "middle",
          "fill",
          "#777");
      for (int column = 0; column < size; column++) {
        square(svg, row, column);
      }
    }
    return svg.finish();
  }

  private static String columnName(int column) {
    return column < 26 ? String.valueOf((char) ('A' + column)) : "A" + (char) ('A' + column - 26);
  }

  private void square(Svg svg, int row, int column) {
    double value = values[row][column];
    double x = MARGIN + column * SQUARE;
    double y = TITLE + MARGIN + row * SQUARE;
    svg.add(
        "rect",
        "x",
        x,
        "y",
        y,
        "width",
        SQUARE - 1,
        "height",
        SQUARE - 1,
        "fill",
        String.format(Locale.ROOT, "#%06x", colour(value)));
    if (!Double.isNaN(value)) {
      svg.text(
          x + SQUARE / 2.0,
          y + SQUARE / 2.0 + 3,
          String.format(Locale.ROOT, most >= 20 ? "%.0f" : "%.1f", value),
          "font-size",
          9,
          "text-anchor",
          "middle",
          "fill",
          Math.abs(value) > 0.7 * most ? "#fff" : "#333");
    }
  }

  /** Red, green and blue in one number. */
  private int colour(double value) {
    if (Double.isNaN(value)) {
      return 0xd9d9d9;
    }
    double depth = most == 0 ? 0 : Math.min(1, Math.abs(value) / most);
    int pale = (int) Math.round(255 - 205 * depth);
    int half = (int) Math.round(255 - 120 * depth);
    return value < 0
        ? (255 - (int) Math.round(40 * depth)) << 16 | pale << 8 | pale
        : pale << 16 | half << 8 | (255 - (int) Math.round(40 * depth));
  }

  /** The colours as a PNG file. */
  public byte[] toPng() throws IOException {
    int side = values.length * SQUARE;
    BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    try {
      graphics.setColor(Color.WHITE);
      graphics.fillRect(0, 0, side, side);
      for (int row = 0; row < values.length; row++) {
        for (int column = 0; column < values.length; column++) {
          graphics.setColor(new Color(colour(values[row][column])));
          graphics.fillRect(column * SQUARE, row * SQUARE, SQUARE - 1, SQUARE - 1);
        }
      }
    } finally {
      graphics.dispose();
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }
}
