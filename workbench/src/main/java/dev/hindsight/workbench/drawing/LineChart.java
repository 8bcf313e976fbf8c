package dev.hindsight.workbench.drawing;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;

/**
 * Figures over something that grows: a line for each kind of figure, with a band around it where
 * its bounds are known. Points that are not numbers are left out.
 *
 * <pre>{@code
 * new LineChart("Games a second", "games", new double[] {100, 200}, List.of(Line.of("rate", rates)))
 *     .toSvg()
 * }</pre>
 */
public final class LineChart {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 260;
  private static final int LEFT = 64;
  private static final int RIGHT = 16;
  private static final int TOP = 30;
  private static final int BOTTOM = 44;
  private static final int TICKS = 4;
  private static final List<String> COLOURS = List.of("#1f5fa8", "#b5432a", "#3c8a4a", "#7a4fa0");

  private final String title;
  private final String across;
  private final double[] places;
  private final List<Line> lines;
  private final double lowest;
  private final double highest;

  /**
   * The figures of one kind.
   *
   * @param values by point; not a number where nothing was measured
   * @param low the lower bounds, or the values themselves
   * @param high the upper bounds, or the values themselves
   */
  @SuppressWarnings("ArrayRecordComponent") // handed on, never compared
  public record Line(String name, double[] values, double[] low, double[] high) {
    public static Line of(String name, double[] values) {
      return new Line(name, values, values, values);
    }

    private boolean hasValues() {
      for (double value : values) {
        if (Double.isFinite(value)) {
          return true;
        }
      }
      return false;
    }

    private boolean hasBand() {
      return low != values;
    }
  }

  /**
   * @param across what the places count
   * @param places of the points, growing
   * @param lines each with a value for each place; those without any value are left out
   */
  public LineChart(String title, String across, double[] places, List<Line> lines) {
    this.title = title;
    this.across = across;
    this.places = places;
    this.lines = lines.stream().filter(Line::hasValues).toList();
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    for (Line line : this.lines) {
      for (int point = 0; point < places.length; point++) {
        if (Double.isFinite(line.values[point])) {
          least = Math.min(least, finite(line.low[point], line.values[point]));
          most = Math.max(most, finite(line.high[point], line.values[point]));
        }
      }
    }
    double margin = most > least ? (most - least) / 20 : Math.max(1e-3, Math.abs(least) / 10);
    this.lowest = least - margin;
    this.highest = most + margin;
  }

  private static double finite(double value, double otherwise) {
    return Double.isFinite(value) ? value : otherwise;
  }

  /** Whether there is anything to draw. */
  public boolean hasLines() {
    return !lines.isEmpty() && places.length > 0;
  }

  private double x(int point) {
    double first = places[0];
    double last = places[places.length - 1];
    double share = last > first ? (places[point] - first) / (last - first) : 0.5;
    return LEFT + share * (WIDTH - LEFT - RIGHT);
  }

  private double y(double value) {
    return HEIGHT - BOTTOM - (value - lowest) / (highest - lowest) * (HEIGHT - TOP - BOTTOM);
  }

  public String toSvg() {
    Svg svg = new Svg(WIDTH, HEIGHT, title);
    svg.add("rect", "width", WIDTH, "height", HEIGHT, "fill", "#fff");
    svg.text(LEFT, 18, title, "font-size", 13, "font-weight", "bold");
    for (int tick = 0; tick <= TICKS; tick++) {
      double value = lowest + (highest - lowest) * tick / TICKS;
      double at = y(value);
      svg.add("line", "x1", LEFT, "x2", WIDTH - RIGHT, "y1", at, "y2", at, "stroke", "#ddd");
      svg.text(LEFT - 6, at + 4, figure(value), "font-size", 10, "text-anchor", "end");
    }
    for (int point : new int[] {0, places.length - 1}) {
      String anchor = point == 0 ? "start" : "end";
      String text = String.format(Locale.ROOT, "%,.0f", places[point]);
      svg.text(x(point), HEIGHT - BOTTOM + 16, text, "font-size", 10, "text-anchor", anchor);
    }
    svg.text(
        (LEFT + WIDTH - RIGHT) / 2.0,
        HEIGHT - BOTTOM + 16,
        across,
        "font-size",
        10,
        "text-anchor",
        "middle");
    double legend = LEFT;
    for (int number = 0; number < lines.size(); number++) {
      String colour = COLOURS.get(number % COLOURS.size());
      Line line = lines.get(number);
      if (line.hasBand()) {
        svg.add("path", "d", path(band(line)), "fill", colour, "fill-opacity", 0.15);
      }
      svg.add("path", "d", path(curve(line)), "fill", "none", "stroke", colour, "stroke-width", 2);
      svg.add("rect", "x", legend, "y", HEIGHT - 16, "width", 10, "height", 10, "fill", colour);
      svg.text(legend + 14, HEIGHT - 7, line.name(), "font-size", 11);
      legend += 30 + 7.0 * line.name().length();
    }
    return svg.finish();
  }

  private String figure(double value) {
    double span = highest - lowest;
    String format = span >= 100 ? "%,.0f" : span >= 1 ? "%.2f" : span >= 0.002 ? "%.4f" : "%.1e";
    return String.format(Locale.ROOT, format, value);
  }

  private Path2D curve(Line line) {
    Path2D path = new Path2D.Double();
    for (int point = 0; point < places.length; point++) {
      if (Double.isFinite(line.values[point])) {
        to(path, x(point), y(line.values[point]));
      }
    }
    return path;
  }

  private Path2D band(Line line) {
    Path2D path = new Path2D.Double();
    for (int point = 0; point < places.length; point++) {
      if (Double.isFinite(line.values[point])) {
        to(path, x(point), y(finite(line.high[point], line.values[point])));
      }
    }
    for (int point = places.length - 1; point >= 0; point--) {
      if (Double.isFinite(line.values[point])) {
        to(path, x(point), y(finite(line.low[point], line.values[point])));
      }
    }
    path.closePath();
    return path;
  }

  private static void to(Path2D path, double x, double y) {
    if (path.getCurrentPoint() == null) {
      path.moveTo(x, y);
    } else {
      path.lineTo(x, y);
    }
  }

  /** As SVG writes it. */
  private static String path(Path2D path) {
    StringBuilder text = new StringBuilder();
    double[] at = new double[6];
    for (var steps = path.getPathIterator(null); !steps.isDone(); steps.next()) {
      switch (steps.currentSegment(at)) {
        case java.awt.geom.PathIterator.SEG_MOVETO -> step(text, 'M', at);
        case java.awt.geom.PathIterator.SEG_LINETO -> step(text, 'L', at);
        default -> text.append('Z');
      }
    }
    return text.toString();
  }

  private static void step(StringBuilder text, char command, double[] at) {
    text.append(command).append(Svg.number(at[0])).append(' ').append(Svg.number(at[1]));
  }

  /** The lines alone: letters would need fonts, which not every machine has. */
  public byte[] toPng() throws IOException {
    BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    try {
      graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      graphics.setColor(Color.WHITE);
      graphics.fillRect(0, 0, WIDTH, HEIGHT);
      graphics.setColor(new Color(0xdddddd));
      for (int tick = 0; tick <= TICKS; tick++) {
        int at = (int) Math.round(y(lowest + (highest - lowest) * tick / TICKS));
        graphics.drawLine(LEFT, at, WIDTH - RIGHT, at);
      }
      graphics.setStroke(new BasicStroke(2));
      for (int number = 0; number < lines.size(); number++) {
        Color colour = Color.decode(COLOURS.get(number % COLOURS.size()));
        if (lines.get(number).hasBand()) {
          graphics.setColor(new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), 38));
          graphics.fill(band(lines.get(number)));
        }
        graphics.setColor(colour);
        graphics.draw(curve(lines.get(number)));
      }
    } finally {
      graphics.dispose();
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }
}
