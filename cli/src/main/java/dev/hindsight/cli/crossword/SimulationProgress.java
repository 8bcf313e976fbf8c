package dev.hindsight.cli.crossword;

import dev.hindsight.cli.terminal.Console;
import dev.hindsight.workbench.crossword.CrosswordSimulation;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The leaders of a simulation as one line on the terminal, drawn over while it goes on:
 *
 * <pre>
 * 12,480 iterations, 9,870/s, 6 of 15 left: 8D FACET 31.42 ±0.35, 8D FACETS 30.90 ±0.41
 * </pre>
 */
public final class SimulationProgress implements AutoCloseable {
  private static final int MOST_LEADERS = 3;
  private static final double SECONDS_BETWEEN_DRAWINGS = 0.2;

  private final @Nullable PrintWriter err;
  private final int columns;
  private double drawnAt = Double.NEGATIVE_INFINITY;
  private boolean isDrawn;

  private SimulationProgress(@Nullable PrintWriter err, int columns) {
    this.err = err;
    this.columns = columns;
  }

  /** On this console if it has a terminal, otherwise silent. */
  public static SimulationProgress on(Console console) {
    return console.terminalColumns().isPresent()
        ? new SimulationProgress(console.err(), console.terminalColumns().getAsInt())
        : silent();
  }

  public static SimulationProgress silent() {
    return new SimulationProgress(null, 0);
  }

  /** Draws what is known now, unless it has just drawn. */
  public void show(CrosswordSimulation known) {
    if (err == null || known.run().seconds() - drawnAt < SECONDS_BETWEEN_DRAWINGS) {
      return;
    }
    drawnAt = known.run().seconds();
    isDrawn = true;
    String line = line(known);
    int width = columns - 1; // in the last column some terminals wrap
    err.print(
        "\r"
            + (line.length() > width
                ? line.substring(0, width)
                : line + " ".repeat(width - line.length())));
    err.flush();
  }

  static String line(CrosswordSimulation known) {
    List<CrosswordSimulation.Candidate> left =
        known.candidates().stream().filter(candidate -> !candidate.isOut()).toList();
    StringBuilder line = new StringBuilder();
    line.append(
        String.format(
            Locale.ROOT,
            "%,d iterations, %,.0f/s, %d of %d left:",
            known.run().iterations(),
            known.run().iterations() / Math.max(1e-9, known.run().seconds()),
            left.size(),
            known.candidates().size()));
    String separator = " ";
    for (CrosswordSimulation.Candidate candidate :
        left.subList(0, Math.min(MOST_LEADERS, left.size()))) {
      line.append(separator)
          .append(candidate.move())
          .append(' ')
          .append(SimulationText.number(candidate.meanEquity(), "%.2f"))
          .append(" ±")
          .append(SimulationText.number(candidate.standardError(), "%.2f"));
      separator = ", ";
    }
    return line.toString();
  }

  /** Wipes the line. */
  @Override
  public void close() {
    if (err != null && isDrawn) {
      isDrawn = false;
      err.print("\r" + " ".repeat(columns - 1) + "\r");
      err.flush();
    }
  }
}
