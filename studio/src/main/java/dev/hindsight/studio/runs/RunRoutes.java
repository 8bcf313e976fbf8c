package dev.hindsight.studio.runs;

import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.RefusedException;
import dev.hindsight.studio.web.Route;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What pages ask about runs: the figure files of a folder, to which training appends a line now and
 * then. A line that is being written, and so lacks its end, is left out.
 */
public final class RunRoutes {
  private static final String ENDING = ".tsv";
  private static final int MOST_FILES = 200;
  private static final int MOST_LINES = 20_000;
  private static final long MOST_BYTES = 8 << 20;

  private final @Nullable Path folder;

  /**
   * The runs of a folder.
   *
   * @param folder its name; null if none was given
   */
  public record Runs(@Nullable String folder, List<Run> runs) {}

  /**
   * A run.
   *
   * @param name of the figure file
   * @param bytes its size: a run that goes on grows
   */
  public record Run(String name, long bytes) {}

  /**
   * The figures of a run.
   *
   * @param columns their names
   * @param rows by line; null where a line has no number
   */
  public record Figures(String name, List<String> columns, List<List<@Nullable Double>> rows) {}

  public RunRoutes(@Nullable Path folder) {
    this.folder = folder;
  }

  public List<Route> routes() {
    return List.of(
        new Route("/runs", "Runs with figures.", List.of(), (Route.Plain) query -> runs()),
        new Route(
            "/runs/figures",
            "The figures of a run, as far as it has come.",
            List.of(Parameter.required("name", "of the figure file", "mine.nets.tsv")),
            (Route.Plain) query -> figures(query.text("name"))));
  }

  private Runs runs() throws IOException {
    if (folder == null) {
      return new Runs(null, List.of());
    }
    List<Run> runs = new ArrayList<>();
    for (Path file : files(folder)) {
      runs.add(new Run(String.valueOf(file.getFileName()), Files.size(file)));
    }
    return new Runs(String.valueOf(folder.getFileName()), runs);
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> String.valueOf(file.getFileName()).endsWith(ENDING))
          .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
          .sorted()
          .limit(MOST_FILES)
          .toList();
    }
  }

  private Figures figures(String name) throws IOException {
    if (folder != null) {
      for (Path file : files(folder)) {
        if (String.valueOf(file.getFileName()).equals(name)) {
          return read(file, name);
        }
      }
    }
    throw RefusedException.notFound("There is no such run in the folder.");
  }

  private static Figures read(Path file, String name) throws IOException {
    if (Files.size(file) > MOST_BYTES) {
      throw new RefusedException("This file is too large for figures of a run.");
    }
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    String[] lines = text.substring(0, text.lastIndexOf('\n') + 1).split("\n", -1);
    List<String> columns = List.of(lines[0].strip().split("\t", -1));
    List<List<@Nullable Double>> rows = new ArrayList<>();
    for (int line = 1; line < Math.min(lines.length, MOST_LINES); line++) {
      if (!lines[line].isBlank()) {
        rows.add(numbers(lines[line].strip().split("\t", -1), columns.size()));
      }
    }
    return new Figures(name, columns, rows);
  }

  private static List<@Nullable Double> numbers(String[] cells, int columns) {
    List<@Nullable Double> numbers = new ArrayList<>();
    for (int column = 0; column < columns; column++) {
      numbers.add(column < cells.length ? findNumber(cells[column]) : null);
    }
    return numbers;
  }

  private static @Nullable Double findNumber(String text) {
    try {
      double number = Double.parseDouble(text.strip());
      return Double.isFinite(number) ? number : null;
    } catch (NumberFormatException none) {
      return null;
    }
  }
}
