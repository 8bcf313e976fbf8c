package dev.hindsight.workbench.backgammon.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The figures that a training appends to {@code NAME.tsv}, by their names. A run that went on after
 * an interruption may have measured a stretch again: the later line counts. A line that was cut
 * short when the run was killed is left out.
 */
final class TrainingFigures {
  private static final String GAMES = "games";

  private final List<String> names;
  private final List<double[]> lines;

  private TrainingFigures(List<String> names, List<double[]> lines) {
    this.names = names;
    this.lines = lines;
  }

  /**
   * Reads a file.
   *
   * @throws IllegalArgumentException if it holds no figures of a training
   */
  static TrainingFigures read(Path file) throws IOException {
    List<String> texts = Files.readAllLines(file, StandardCharsets.UTF_8);
    List<String> names = texts.isEmpty() ? List.of() : List.of(texts.get(0).split("\t", -1));
    if (names.isEmpty() || !names.get(0).equals(GAMES)) {
      throw new IllegalArgumentException(
          file + " holds no figures of a training; backgammon train writes them to NAME.tsv");
    }
    SortedMap<Double, double[]> lines = new TreeMap<>();
    for (int number = 1; number < texts.size(); number++) {
      String[] fields = texts.get(number).split("\t", -1);
      if (fields.length == names.size()) {
        double[] figures = new double[fields.length];
        for (int field = 0; field < fields.length; field++) {
          figures[field] = figure(fields[field], file, number + 1);
        }
        lines.put(figures[0], figures);
      } else if (number < texts.size() - 1) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "%s, line %d: %d figures, not %d",
                file,
                number + 1,
                fields.length,
                names.size()));
      }
    }
    if (lines.isEmpty()) {
      throw new IllegalArgumentException(file + " has no figures yet; wait for its first line");
    }
    return new TrainingFigures(names, new ArrayList<>(lines.values()));
  }

  private static double figure(String text, Path file, int line) {
    try {
      return text.equals("-") ? Double.NaN : Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%s, line %d: %s is not a number", file, line, text), e);
    }
  }

  int lines() {
    return lines.size();
  }

  /** Where the points of all figures stand. */
  double[] games() {
    return of(GAMES);
  }

  /** The figures of a name, not numbers where there are none. */
  double[] of(String name) {
    int place = names.indexOf(name);
    return lines.stream().mapToDouble(line -> place < 0 ? Double.NaN : line[place]).toArray();
  }

  /** The figure of the last line, not a number where there is none. */
  double last(String name) {
    double[] all = of(name);
    return all[all.length - 1];
  }
}
