package dev.hindsight.backgammon.lab;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

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
      Files.writeString(file, description + "\n", StandardCharsets.UTF_8);
    }
    List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
    String found = lines.isEmpty() ? "nothing" : lines.get(0);
    if (!found.equals(description)) {
      throw new IllegalArgumentException(
          "%s is about other trainings (%s); give another folder".formatted(file, found));
    }
    List<ExactRun> runs = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      runs.add(ExactRun.ofLine(line));
    }
    return new ExactRuns(file, runs);
  }

  void add(ExactRun run) throws IOException {
    Files.writeString(file, run.toLine() + "\n", StandardCharsets.UTF_8, StandardOpenOption.APPEND);
    runs.add(run);
  }

  List<ExactRun> all() {
    return List.copyOf(runs);
  }
}
