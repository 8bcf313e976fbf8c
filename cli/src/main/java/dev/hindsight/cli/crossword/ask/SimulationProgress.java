package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.terminal.Console;
import dev.hindsight.cli.terminal.ProgressText;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulation;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The leaders of a simulation as one line on the terminal, drawn over while it goes on:
 *
 * <pre>
 * 12,480 iterations, 9,870/s, at most 0:02 left, 6 of 15 in: 8D FACET 31.42 ±0.35
 * </pre>
 */
public final class SimulationProgress implements AutoCloseable {
  private static final int MOST_LEADERS = 3;
  private static final double SECONDS_BETWEEN_DRAWINGS = 0.2;

  private final @Nullable PrintWriter err;
  private final int columns;
  private final long most;
  private double drawnAt = Double.NEGATIVE_INFINITY;
  private boolean isDrawn;

  private SimulationProgress(@Nullable PrintWriter err, int columns, long most) {
    this.err = err;
    this.columns = columns;
    this.most = most;
  }

  /**
   * On this console if it has a terminal, otherwise silent.
   *
   * @param most iterations to come at most
   */
  public static SimulationProgress on(Console console, long most) {
    return console.terminalColumns().isPresent()
        ? new SimulationProgress(console.err(), console.terminalColumns().getAsInt(), most)
        : silent();
  }

  public static SimulationProgress silent() {
    return new SimulationProgress(null, 0, 0);
  }

  /** Draws what is known now, unless it has just drawn. */
  public void show(CrosswordSimulation known) {
    if (err == null || known.run().seconds() - drawnAt < SECONDS_BETWEEN_DRAWINGS) {
      return;
    }
    drawnAt = known.run().seconds();
    isDrawn = true;
    String line = line(known, most);
    int width = columns - 1; // in the last column some terminals wrap
    err.print(
        "\r"
            + (line.length() > width
                ? line.substring(0, width)
                : line + " ".repeat(width - line.length())));
    err.flush();
  }

  static String line(CrosswordSimulation known, long most) {
    List<CrosswordSimulation.Candidate> in =
        known.candidates().stream().filter(candidate -> !candidate.isOut()).toList();
    StringBuilder line = new StringBuilder();
    long done = known.run().iterations();
    double left = known.run().seconds() * Math.max(0, most - done) / Math.max(1, done);
    line.append(
        String.format(
            Locale.ROOT,
            "%,d iterations, %,.0f/s, %s%d of %d in:",
            done,
            done / Math.max(1e-9, known.run().seconds()),
            most == Long.MAX_VALUE ? "" : "at most " + ProgressText.clock(left) + " left, ",
            in.size(),
            known.candidates().size()));
    String separator = " ";
    for (CrosswordSimulation.Candidate candidate :
        in.subList(0, Math.min(MOST_LEADERS, in.size()))) {
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
