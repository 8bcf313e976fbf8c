package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.cli.terminal.Wrapped;
import dev.hindsight.crossword.play.simulation.RankingRule;
import dev.hindsight.crossword.play.simulation.SimulationRanking;
import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.workbench.crossword.ask.CrosswordSimulation;
import dev.hindsight.workbench.crossword.ask.InferenceAnswer;
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
  private static final int MOVE_COLUMNS = 18;

  private SimulationText() {}

  public static String of(CrosswordSimulation simulation, GamePosition position) {
    StringBuilder text =
        new StringBuilder(
            BoardDrawing.of(
                position, BesideTheBoard.of(position, simulation.hidden().tilesInBag())));
    text.append("\n\n").append(Wrapped.of(summary(simulation))).append('\n');
    String ending = ending(simulation);
    text.append(ending).append(ending.isEmpty() ? "" : "\n");
    text.append(ranking(simulation.run())).append('\n');
    text.append(Wrapped.of(sources(simulation))).append('\n');
    simulation.notes().forEach(note -> text.append(Wrapped.of(note)).append('\n'));
    text.append(inference(simulation.hidden().inference()));
    text.append('\n').append(candidates(simulation));
    text.append('\n').append(replies(simulation));
    return text.toString().stripTrailing();
  }

  private static String ending(CrosswordSimulation simulation) {
    return switch (simulation.run().ending()) {
      case "clear" -> "One move is left, the others are clearly worse.";
      case "cancelled" -> "Interrupted: this is partial, what was known by then.";
      default -> simulation.run().isCertain() ? "" : verdict(simulation);
    };
  }

  /** What comes first, and why it is that. */
  private static String ranking(CrosswordSimulation.Run run) {
    boolean byWins = run.rankedBy().equals(SimulationRanking.WIN.word());
    String what = byWins ? "Ranked by the chance to win" : "Ranked by mean equity";
    if (!run.rank().equals(RankingRule.AUTO.word())) {
      return what + ".";
    }
    return what
        + (byWins ? ", as fewer than " : ", until fewer than ")
        + RankingRule.NEAR_THE_END
        + " tiles are unseen.";
  }

  private static String summary(CrosswordSimulation simulation) {
    if (simulation.run().isCertain()) {
      return "The bag is empty and the opponent's tiles are known: each move was played on once, "
          + plies(simulation)
          + ".";
    }
    return String.format(
        Locale.ROOT,
        "%,d iterations, %s, in %.1f s (%,.0f/s), seed %d.",
        simulation.run().iterations(),
        plies(simulation),
        simulation.run().seconds(),
        simulation.run().iterations() / Math.max(1e-9, simulation.run().seconds()),
        simulation.run().seed());
  }

  private static String plies(CrosswordSimulation simulation) {
    String plies =
        simulation.run().plies() == 1 ? "1 ply ahead" : simulation.run().plies() + " plies ahead";
    return plies + endings(simulation.run().endings());
  }

  private static String endings(@Nullable Integer positions) {
    if (positions == null) {
      return "";
    }
    return " and with an empty bag to the end"
        + (positions == 0
            ? ""
            : String.format(
                Locale.ROOT, " (%,d position%s)", positions, positions == 1 ? "" : "s"));
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
        + SourcesText.leaves(leaves)
        + SourcesText.squares(simulation.sources().placement())
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
    String told =
        String.format(
            Locale.ROOT,
            "The opponent's %s: %,d of %,d racks explain it (%s)%s.",
            answer.asked().move(),
            answer.racks().recorded().unique(),
            answer.racks().candidates(),
            InferenceText.criterion(answer.asked()),
            answer.racks().partial() ? "; interrupted, so none of them is used" : "");
    return "\n"
        + Wrapped.of(told)
        + "\n"
        + (leaves.isEmpty() ? "" : Wrapped.of("Kept, most likely: " + leaves) + "\n");
  }

  private static String candidates(CrosswordSimulation simulation) {
    TextTable table =
        new TextTable("", "rlrlrrrrrl")
            .row("", "move", "score", "leave", "static", "mean", "±", "win %", "times", "");
    int rank = 1;
    for (CrosswordSimulation.Candidate candidate : simulation.candidates()) {
      table.row(
          Integer.toString(rank++),
          TextTable.shortened(candidate.move(), MOVE_COLUMNS),
          Integer.toString(candidate.score()),
          candidate.leave(),
          number(candidate.equity().doubleValue(), "%.2f"),
          number(candidate.meanEquity(), "%.2f"),
          number(candidate.standardError(), "%.2f"),
          percent(candidate.winProbability()),
          String.format(Locale.ROOT, "%,d", candidate.iterations()),
          candidate.isOut() ? "out" : "");
    }
    return table.toString();
  }

  /** What the first turns after each candidate come to. */
  private static String replies(CrosswordSimulation simulation) {
    int listed = Math.min(MOST_PLIES_LISTED, simulation.run().plies());
    TextTable table = new TextTable("", "rl" + "rr".repeat(listed));
    List<String> heads = new ArrayList<>(List.of("", "move"));
    for (int ply = 1; ply <= listed; ply++) {
      String turn = ply % 2 == 1 ? "reply" : "next";
      heads.add(turn);
      heads.add(turn + ": bingo %");
    }
    table.row(heads.toArray(String[]::new));
    int rank = 1;
    for (CrosswordSimulation.Candidate candidate : simulation.candidates()) {
      List<String> cells = new ArrayList<>();
      cells.add(Integer.toString(rank++));
      cells.add(TextTable.shortened(candidate.move(), MOVE_COLUMNS));
      for (CrosswordSimulation.Ply ply : candidate.plies().subList(0, listed)) {
        cells.add(number(ply.meanScore(), "%.1f"));
        cells.add(percent(ply.bingoRate()));
      }
      table.row(cells.toArray(String[]::new));
    }
    return table.toString();
  }

  private static String percent(@Nullable Double share) {
    return share == null ? "-" : String.format(Locale.ROOT, "%.1f", 100 * share);
  }

  static String number(@Nullable Double value, String format) {
    return value == null ? "-" : String.format(Locale.ROOT, format, value);
  }
}
