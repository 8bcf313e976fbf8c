package dev.hindsight.workbench.crossword.build;

import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.crossword.index.PlacementIndex;
import dev.hindsight.crossword.table.CrosswordTable;
import dev.hindsight.crossword.table.CrosswordTables;
import dev.hindsight.crossword.table.DefaultTables;
import dev.hindsight.crossword.table.Exposure;
import dev.hindsight.crossword.table.PlacementTable;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.drawing.HeatMap;
import dev.hindsight.workbench.drawing.Svg;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Draws placement values: a heat map of the board for each number of points a tile has, of mean and
 * of variance, how much the values changed from table to table, and a page that holds it all.
 */
public final class PlacementReport {
  private final List<Path> files;
  private final List<PlacementTable> tables;
  private final PlacementTable last;
  private final PlacementIndex index;
  private final PlacementMaps maps;

  private PlacementReport(List<Path> files, List<PlacementTable> tables) {
    this.files = files;
    this.tables = tables;
    this.last = tables.get(tables.size() - 1);
    this.index = last.index();
    this.maps = new PlacementMaps(last);
  }

  /**
   * Opens tables.
   *
   * @param files one, or several generations, the last of which is drawn; the word built-in stands
   *     for the table that comes with the program
   * @throws IllegalArgumentException if one holds no placement values, or those of another game
   */
  public static PlacementReport open(List<Path> files) throws IOException {
    List<PlacementTable> tables = new ArrayList<>();
    for (Path file : files) {
      CrosswordTable table =
          file.toString().equals(LoadedEquipment.BUILT_IN)
              ? DefaultTables.placement()
              : CrosswordTables.open(file);
      if (!(table instanceof PlacementTable squares)) {
        throw new IllegalArgumentException(
            file + " holds no placement values; build some with crossword build placement");
      }
      if (!tables.isEmpty()
          && squares.meanMillipoints().length != tables.get(0).meanMillipoints().length) {
        throw new IllegalArgumentException(
            file + " is of another variant or board than " + files.get(0));
      }
      tables.add(squares);
    }
    return new PlacementReport(files, tables);
  }

  /** One map: what it shows, and its file without the ending. */
  private record Drawn(HeatMap map, String name) {}

  /** Writes pictures and page into a folder, which is made if it is not there. */
  public PlacementReportResult write(Path folder) throws IOException {
    Files.createDirectories(folder);
    List<Drawn> drawn = new ArrayList<>();
    drawn.add(new Drawn(maps.mean(), "mean"));
    for (int points = 0; points < index.buckets(); points++) {
      if (maps.isSeen(points)) {
        drawn.add(new Drawn(maps.mean(points), "mean-" + points));
        if (last.hasVariance()) {
          drawn.add(new Drawn(maps.variance(points), "variance-" + points));
        }
      }
    }
    List<String> written = new ArrayList<>();
    for (Drawn each : drawn) {
      String svg = each.map().toSvg();
      write(folder.resolve(each.name() + ".svg"), svg.getBytes(StandardCharsets.UTF_8));
      write(folder.resolve(each.name() + ".png"), each.map().toPng());
      written.add(each.name());
    }
    if (tables.size() > 1) {
      write(folder.resolve("convergence.svg"), convergence().getBytes(StandardCharsets.UTF_8));
      written.add("convergence");
    }
    Path page = folder.resolve("index.html");
    write(page, page(drawn).getBytes(StandardCharsets.UTF_8));
    return new PlacementReportResult(
        page.toString(), List.copyOf(written), rows(maps.average(false)), observations());
  }

  private static void write(Path file, byte[] bytes) throws IOException {
    WholeFile.write(file, out -> out.write(bytes));
  }

  private long observations() {
    long sum = 0;
    for (int square = 0; square < index.squares(); square++) {
      for (int points = 0; points < index.buckets(); points++) {
        sum += last.observations()[index.cell(0, square, points)];
      }
    }
    return sum;
  }

  private static List<List<Double>> rows(double[][] grid) {
    List<List<Double>> rows = new ArrayList<>();
    for (double[] row : grid) {
      List<Double> values = new ArrayList<>();
      for (double value : row) {
        values.add(Math.round(1_000 * value) / 1_000.0);
      }
      rows.add(values);
    }
    return rows;
  }

  /** How much a cell changed from each table to the next, by tiles seen. */
  private String convergence() {
    double[] changes = new double[tables.size() - 1];
    double most = 0;
    for (int next = 1; next < tables.size(); next++) {
      double squares = 0;
      double tiles = 0;
      for (int cell = 0; cell < index.size(); cell++) {
        double by =
            (tables.get(next).meanMillipoints()[cell]
                    - tables.get(next - 1).meanMillipoints()[cell])
                / 1_000.0;
        squares += tables.get(next).observations()[cell] * by * by;
        tiles += tables.get(next).observations()[cell];
      }
      changes[next - 1] = tiles == 0 ? 0 : Math.sqrt(squares / tiles);
      most = Math.max(most, changes[next - 1]);
    }
    Svg svg = new Svg(60 + 60.0 * changes.length, 200, "change from generation to generation");
    svg.text(
        30 + 30.0 * changes.length,
        16,
        "Change of a cell (points)",
        "font-size",
        12,
        "text-anchor",
        "middle");
    for (int bar = 0; bar < changes.length; bar++) {
      double height = most == 0 ? 0 : 130 * changes[bar] / most;
      svg.add(
          "rect",
          "x",
          40 + 60.0 * bar,
          "y",
          170 - height,
          "width",
          40,
          "height",
          height,
          "fill",
          "#4a7ab5");
      svg.text(
          60 + 60.0 * bar,
          164 - height,
          String.format(Locale.ROOT, "%.3f", changes[bar]),
          "font-size",
          10,
          "text-anchor",
          "middle");
      svg.text(
          60 + 60.0 * bar,
          186,
          (bar + 1) + " to " + (bar + 2),
          "font-size",
          10,
          "text-anchor",
          "middle");
    }
    return svg.finish();
  }

  private String page(List<Drawn> drawn) {
    StringBuilder page = new StringBuilder();
    page.append("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">")
        .append("<title>Placement values</title><style>body{font-family:sans-serif;margin:2em;")
        .append("max-width:72em}figure{display:inline-block;margin:1em}td{padding:0 1em}")
        .append("</style></head><body>\n<h1>Placement values</h1>\n<p>")
        .append(escape(files.get(files.size() - 1).getFileName().toString()))
        .append(": what a tile is worth to the player who puts it on a square in a play across,")
        .append(" beyond its score, in points. Down, rows and columns are swapped. Red costs,")
        .append(" blue gains.</p>\n");
    if (last.hasExposure()) {
      exposure(page);
    }
    if (tables.size() > 1) {
      page.append("<figure>").append(convergence()).append("</figure>\n");
    }
    for (Drawn each : drawn) {
      page.append("<figure>").append(each.map().toSvg()).append("</figure>\n");
    }
    return page.append("</body></html>\n").toString();
  }

  private void exposure(StringBuilder page) {
    page.append("<table><tr><th>open premium beside a tile</th><th>along</th><th>across</th>")
        .append("<th>along, each point</th><th>across, each point</th></tr>\n");
    for (int kind = 0; kind < Exposure.KINDS; kind++) {
      page.append("<tr><td>").append(Exposure.kindName(kind)).append("</td>");
      for (int term = 0; term < Exposure.TERMS; term++) {
        for (int axis = 0; axis < Exposure.AXES; axis++) {
          int value = last.exposureMillipoints()[Exposure.coefficient(kind, axis, term)];
          page.append(String.format(Locale.ROOT, "<td>%.3f</td>", value / 1_000.0));
        }
      }
      page.append("</tr>\n");
    }
    page.append("</table>\n");
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
