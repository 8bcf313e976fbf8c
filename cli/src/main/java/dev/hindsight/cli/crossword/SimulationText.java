package dev.hindsight.cli.crossword;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.workbench.crossword.CrosswordSimulation;
import dev.hindsight.workbench.crossword.InferenceAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A simulation as people read it: the board, how much was played, and the moves in columns. */
public final class SimulationText {
  /** More turns than these are not listed one by one. */
  private static final int MOST_PLIES_LISTED = 2;

  private static final int MOST_LEAVES_LISTED = 5;

  private SimulationText() {}

  public static String of(CrosswordSimulation simulation, GamePosition position) {
    StringBuilder text =
        new StringBuilder(
            BoardDrawing.of(
                position, BesideTheBoard.of(position, simulation.hidden().tilesInBag())));
    text.append("\n\n").append(summary(simulation)).append('\n');
    text.append(sources(simulation)).append('\n');
    simulation.notes().forEach(note -> text.append(note).append('\n'));
    text.append(inference(simulation.hidden().inference()));
    text.append('\n').append(candidates(simulation));
    return text.toString().stripTrailing();
  }

  private static String summary(CrosswordSimulation simulation) {
    String ending =
        switch (simulation.run().ending()) {
          case "clear" -> "One move is left, the others are clearly worse.";
          case "cancelled" -> "Interrupted: this is partial, what was known by then.";
          default -> simulation.run().isCertain() ? "" : verdict(simulation);
        };
    if (simulation.run().isCertain()) {
      return (String.format(
                  Locale.ROOT,
                  "The bag is empty and the opponent's tiles are known: each move was played on"
                      + " once, %s.",
                  plies(simulation))
              + " "
              + ending)
          .strip();
    }
    return String.format(
        Locale.ROOT,
        "%,d iterations, %s, in %.1f s (%,.0f/s), seed %d. %s",
        simulation.run().iterations(),
        plies(simulation),
        simulation.run().seconds(),
        simulation.run().iterations() / Math.max(1e-9, simulation.run().seconds()),
        simulation.run().seed(),
        ending);
  }

  private static String plies(CrosswordSimulation simulation) {
    return simulation.run().plies() == 1
        ? "1 ply ahead"
        : simulation.run().plies() + " plies ahead";
  }

  private static String verdict(CrosswordSimulation simulation) {
    long left = simulation.candidates().stream().filter(candidate -> !candidate.isOut()).count();
    return left == simulation.candidates().size()
        ? "No move was dropped."
        : left + " moves are left, too close to tell apart for sure.";
  }

  private static String sources(CrosswordSimulation simulation) {
    String leaves = simulation.sources().leaves();
    String opponent = simulation.hidden().opponent();
    return "Words: "
        + simulation.sources().words()
        + ". "
        + (leaves == null ? "No leave values: leaves count 0." : "Leaves: " + leaves + ".")
        + " Win chances: "
        + simulation.sources().winChances()
        + "."
        + (opponent == null ? "" : " The opponent holds " + opponent + ".");
  }

  /** What the opponent's last move tells, in a few lines; nothing if it was not asked. */
  private static String inference(@Nullable InferenceAnswer answer) {
    if (answer == null) {
      return "";
    }
    String leaves =
        answer.kept().leaves().stream()
            .limit(MOST_LEAVES_LISTED)
            .map(
                leave ->
                    (leave.leave().isEmpty() ? "nothing" : leave.leave())
                        + " "
                        + percent(leave.probability())
                        + " %")
            .collect(Collectors.joining(", "));
    return String.format(
        Locale.ROOT,
        "%nThe opponent's %s: %,d of %,d racks explain it (%s)%s.%n%s",
        answer.asked().move(),
        answer.racks().recorded().unique(),
        answer.racks().candidates(),
        InferenceText.criterion(answer.asked()),
        answer.racks().partial() ? "; interrupted, so none of them is used" : "",
        leaves.isEmpty() ? "" : "Kept, most likely: " + leaves + "\n");
  }

  private static String candidates(CrosswordSimulation simulation) {
    int listed = Math.min(MOST_PLIES_LISTED, simulation.run().plies());
    TextTable table = new TextTable("", "rlrlrrrrr" + "rr".repeat(listed) + "l");
    List<String> heads =
        new ArrayList<>(
            List.of("", "move", "score", "leave", "static", "mean", "±", "win %", "iterations"));
    for (int ply = 1; ply <= listed; ply++) {
      heads.add(ply % 2 == 1 ? "reply" : "next");
      heads.add("bingo %");
    }
    heads.add("");
    table.row(heads.toArray(String[]::new));
    int rank = 1;
    for (CrosswordSimulation.Candidate candidate : simulation.candidates()) {
      table.row(row(rank++, candidate, listed));
    }
    return table.toString();
  }

  private static String[] row(int rank, CrosswordSimulation.Candidate candidate, int listed) {
    List<String> cells =
        new ArrayList<>(
            List.of(
                Integer.toString(rank),
                candidate.move(),
                Integer.toString(candidate.score()),
                candidate.leave(),
                candidate.equity().toPlainString(),
                number(candidate.meanEquity(), "%.2f"),
                number(candidate.standardError(), "%.2f"),
                percent(candidate.winProbability()),
                String.format(Locale.ROOT, "%,d", candidate.iterations())));
    for (CrosswordSimulation.Ply ply : candidate.plies().subList(0, listed)) {
      cells.add(number(ply.meanScore(), "%.1f"));
      cells.add(percent(ply.bingoRate()));
    }
    cells.add(candidate.isOut() ? "out" : "");
    return cells.toArray(String[]::new);
  }

  private static String percent(@Nullable Double share) {
    return share == null ? "-" : String.format(Locale.ROOT, "%.1f", 100 * share);
  }

  static String number(@Nullable Double value, String format) {
    return value == null ? "-" : String.format(Locale.ROOT, format, value);
  }
}
