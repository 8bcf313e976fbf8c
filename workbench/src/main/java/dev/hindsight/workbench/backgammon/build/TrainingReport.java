package dev.hindsight.workbench.backgammon.build;

import dev.hindsight.core.tables.WholeFile;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import dev.hindsight.workbench.drawing.HtmlPage;
import dev.hindsight.workbench.drawing.LineChart;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Draws how a training went, from the figures it has appended: losses by where the targets came
 * from, strength, the error in bearoffs, the share of exact values, speed and learning rate.
 */
public final class TrainingReport {
  private final Path file;
  private final TrainingFigures figures;

  private TrainingReport(Path file, TrainingFigures figures) {
    this.file = file;
    this.figures = figures;
  }

  /** What was written. */
  public record Result(
      @Says("that holds the pictures together") String page,
      @Says("their names without endings; each is there as SVG, and as PNG without words")
          List<String> pictures,
      @Says("of figures") int lines,
      @Says(value = "learnt from at the last of them", unit = Unit.GAMES) long games,
      @Says(
              value = "there, and the bounds of its interval; `null` if not measured",
              unit = Unit.POINTS)
          @Nullable Double pointsAgainstPubeval,
      @Says("the lower end of its 95 % interval; `null` if not measured")
          @Nullable Double pubevalLow,
      @Says("the upper end") @Nullable Double pubevalHigh,
      @Says(
              value =
                  "there, of the chance to win on pairs drawn at random; `null` if not measured",
              unit = Unit.CHANCE)
          @Nullable Double bearoffErrorRandom,
      @Says("the same on positions of its games") @Nullable Double bearoffErrorInPlay) {}

  /**
   * Reads the figures of a training.
   *
   * @param file {@code NAME.tsv}, beside the nets
   * @throws IllegalArgumentException if it holds none
   */
  public static TrainingReport open(Path file) throws IOException {
    return new TrainingReport(file, TrainingFigures.read(file));
  }

  /** Writes pictures and page into a folder, which is made if it is not there. */
  public Result write(Path folder) throws IOException {
    Files.createDirectories(folder);
    Map<String, LineChart> charts = charts();
    charts.values().removeIf(chart -> !chart.hasLines());
    HtmlPage page = new HtmlPage("Training of " + file.getFileName());
    page.paragraph(
        String.format(
            Locale.ROOT,
            "%,d lines of figures, up to %,d games.",
            figures.lines(),
            (long) figures.last("games")));
    for (Map.Entry<String, LineChart> chart : charts.entrySet()) {
      String svg = chart.getValue().toSvg();
      write(folder.resolve(chart.getKey() + ".svg"), svg.getBytes(StandardCharsets.UTF_8));
      write(folder.resolve(chart.getKey() + ".png"), chart.getValue().toPng());
      page.picture(svg);
    }
    Path index = folder.resolve("index.html");
    write(index, page.finish().getBytes(StandardCharsets.UTF_8));
    return new Result(
        index.toString(),
        List.copyOf(charts.keySet()),
        figures.lines(),
        (long) figures.last("games"),
        lastOrNull("pubevalPoints"),
        lastOrNull("pubevalLow"),
        lastOrNull("pubevalHigh"),
        lastOrNull("bearoffErrorRandom"),
        lastOrNull("bearoffErrorInPlay"));
  }

  private @Nullable Double lastOrNull(String name) {
    double last = figures.last(name);
    return Double.isNaN(last) ? null : last;
  }

  private static void write(Path target, byte[] bytes) throws IOException {
    WholeFile.write(target, out -> out.write(bytes));
  }

  private Map<String, LineChart> charts() {
    Map<String, LineChart> charts = new LinkedHashMap<>();
    charts.put(
        "strength",
        chart(
            "Points a game against pubeval, interval at 95 %",
            new LineChart.Line(
                "points",
                figures.of("pubevalPoints"),
                figures.of("pubevalLow"),
                figures.of("pubevalHigh"))));
    charts.put("loss-return", chart("Loss on returns", line("returns", "returnLoss")));
    charts.put(
        "loss-known",
        chart(
            "Loss where the target is known",
            line("exact, visited", "exactLoss"),
            line("exact, drawn", "tableLoss"),
            line("anchors", "anchorLoss")));
    charts.put(
        "bearoff",
        chart(
            "Error of the chance to win in bearoffs",
            line("random", "bearoffErrorRandom"),
            line("in play", "bearoffErrorInPlay")));
    charts.put("exact", chart("Share of exact targets in play", line("share", "exactShare")));
    charts.put("speed", chart("Games a second", line("games/s", "gamesPerSecond")));
    charts.put("rate", chart("Learning rate", line("rate", "rate")));
    return charts;
  }

  private LineChart chart(String title, LineChart.Line... lines) {
    return new LineChart(title, "games", figures.games(), List.of(lines));
  }

  private LineChart.Line line(String name, String column) {
    return LineChart.Line.of(name, figures.of(column));
  }
}
