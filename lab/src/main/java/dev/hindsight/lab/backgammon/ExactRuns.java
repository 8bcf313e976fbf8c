package dev.hindsight.lab.backgammon;

import dev.hindsight.core.tables.AppendedLines;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The trainings of an {@link ExactExperiment} so far, a line each in a file that only grows. */
final class ExactRuns {
  private final Path file;
  private final List<ExactRun> runs;

  private ExactRuns(Path file, List<ExactRun> runs) {
    this.file = file;
    this.runs = runs;
  }

  /**
   * Reads a file, or begins it with a line that says what its trainings have in common.
   *
   * @throws IllegalArgumentException if it says something else
   */
  static ExactRuns open(Path file, String description) throws IOException {
    if (!Files.exists(file)) {
      AppendedLines.add(file, description + "\n");
    }
    List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
    String found = lines.isEmpty() ? "nothing" : lines.get(0);
    if (!found.equals(description)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "%s is about other trainings (%s); give another folder", file, found));
    }
    List<ExactRun> runs = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      runs.add(ExactRun.ofLine(line));
    }
    return new ExactRuns(file, runs);
  }

  void add(ExactRun run) throws IOException {
    AppendedLines.add(file, run.toLine() + "\n");
    runs.add(run);
  }

  List<ExactRun> all() {
    return List.copyOf(runs);
  }
}
