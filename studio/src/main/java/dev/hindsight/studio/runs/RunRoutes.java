package dev.hindsight.studio.runs;

import dev.hindsight.studio.web.Parameter;
import dev.hindsight.studio.web.RefusedException;
import dev.hindsight.studio.web.Route;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.runs.RunHistory;
import dev.hindsight.workbench.runs.RunStatus;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What pages ask about runs: the logs that runs keep in a folder beside what they make, and the
 * figure files to which training appends a line now and then. A line that is being written, and so
 * lacks its end, is left out.
 */
public final class RunRoutes {
  private static final String FIGURES = ".tsv";
  private static final int MOST_FILES = 400;
  private static final int MOST_LINES = 20_000;
  private static final long MOST_BYTES = 8 << 20;
  private static final Parameter NAME =
      Parameter.required("name", "of the run: the file that it makes", "mine.nets");

  private final @Nullable Path folder;

  /** The runs of a folder. */
  public record Runs(
      @Says("its name; `null` if none was given") @Nullable String folder,
      @Says("those in it") List<Run> runs) {}

  /** A run. */
  public record Run(
      @Says("of what it makes") String name,
      @Says("whether there is a file of figures") boolean figures,
      @Says("how far it is; `null` if it keeps no log") @Nullable RunStatus status) {}

  /** The figures of a run. */
  public record Figures(
      @Says("of the run") String name,
      @Says("their names") List<String> columns,
      @Says("by line; `null` where a line has no number") List<List<@Nullable Double>> rows) {}

  public RunRoutes(@Nullable Path folder) {
    this.folder = folder;
  }

  public List<Route> routes() {
    return List.of(
        new Route("/runs", "Runs with a log or figures.", List.of(), (Route.Plain) query -> runs())
            .answering(Runs.class),
        new Route(
                "/runs/history",
                "What the log of a run tells, and the command that repeats it.",
                List.of(NAME),
                (Route.Plain) query -> history(query.text("name")))
            .answering(RunHistory.class),
        new Route(
                "/runs/figures",
                "The figures of a run, as far as it has come.",
                List.of(NAME),
                (Route.Plain) query -> figures(query.text("name")))
            .answering(Figures.class));
  }

  private Runs runs() throws IOException {
    if (folder == null) {
      return new Runs(null, List.of());
    }
    List<Path> figures = files(FIGURES);
    Map<String, Run> runs = new TreeMap<>();
    for (Path file : figures) {
      String name = nameOf(file, FIGURES);
      runs.put(name, new Run(name, true, null));
    }
    for (Path log : files(RunHistory.ENDING)) {
      String name = nameOf(log, RunHistory.ENDING);
      if (Files.size(log) <= MOST_BYTES) {
        RunHistory history = RunHistory.read(log).orElse(null);
        if (history != null) {
          runs.put(name, new Run(name, runs.containsKey(name), history.status()));
        }
      }
    }
    return new Runs(String.valueOf(folder.getFileName()), List.copyOf(runs.values()));
  }

  private static String nameOf(Path file, String ending) {
    String name = String.valueOf(file.getFileName());
    return name.substring(0, name.length() - ending.length());
  }

  private List<Path> files(String ending) throws IOException {
    if (folder == null) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> String.valueOf(file.getFileName()).endsWith(ending))
          .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
          .sorted()
          .limit(MOST_FILES)
          .toList();
    }
  }

  /** A file of the folder by its name, and never by a path. */
  private Path find(String name, String ending) throws IOException {
    for (Path file : files(ending)) {
      if (nameOf(file, ending).equals(name)) {
        if (Files.size(file) > MOST_BYTES) {
          throw new RefusedException("This file is too large to be shown.");
        }
        return file;
      }
    }
    throw RefusedException.notFound("There is no such run in the folder.");
  }

  private RunHistory history(String name) throws IOException {
    return RunHistory.read(find(name, RunHistory.ENDING))
        .orElseThrow(() -> RefusedException.notFound("The log of this run says nothing yet."));
  }

  private Figures figures(String name) throws IOException {
    return read(find(name, FIGURES), name);
  }

  private static Figures read(Path file, String name) throws IOException {
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
