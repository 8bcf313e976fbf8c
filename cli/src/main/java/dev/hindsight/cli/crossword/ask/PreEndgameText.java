package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.crossword.rules.letters.Rack;
import dev.hindsight.workbench.answers.Known;
import dev.hindsight.workbench.crossword.ask.InferenceAnswer;
import dev.hindsight.workbench.crossword.ask.PreEndgameReport;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Candidates before the end of a game as people read them: win chances, points, and the proof. */
final class PreEndgameText {
  private static final double DRAW = 0.5;
  private static final double LOSS = 0;

  private PreEndgameText() {}

  static String of(PreEndgameReport report, int tilesInBag) {
    String bag = tilesInBag == 1 ? "1 tile" : tilesInBag + " tiles";
    String allowed =
        BigDecimal.valueOf(report.secondsAllowed()).stripTrailingZeros().toPlainString() + " s";
    Integer draws = report.drawsInAll();
    String over =
        draws == null
            ? "over draws at random"
            : String.format(Locale.ROOT, "over the %,d draws that there are", draws);
    String proof =
        report.proven()
            ? "Proven: no candidate wins more often than the first."
            : "Not proven within " + allowed + " (--pre-endgame allows more).";
    return String.format(
        Locale.ROOT,
        "With %s in the bag, win chances %s,%nfrom %,d endgames. %s%n%s%n%s",
        bag,
        over,
        report.endgames(),
        proof,
        opponent(report),
        tilesInBag == 1
            ? "After a pass the opponent does not know the last tile. = - are the last tiles"
                + System.lineSeparator()
                + "with which a move draws or loses."
            : "While tiles are left in the bag, both sides play by equity.");
  }

  /** What is taken for granted of the opponent's rack. */
  private static String opponent(PreEndgameReport report) {
    Rack held = report.opponent();
    if (held != null) {
      return "The opponent holds " + held + ".";
    }
    InferenceAnswer inference = report.inference();
    if (inference == null) {
      return "Every draw is as likely as any other.";
    }
    return inference.racks().recorded().unique() == 0
        ? "No rack explains " + inference.asked().move() + ", so it tells nothing."
        : "Draws are weighed by what explains " + inference.asked().move() + ".";
  }

  static String moves(PreEndgameReport report) {
    TextTable table =
        new TextTable("", "rlrrrrrrlll")
            .row("", "move", "score", "wins", "error", "points", "error", "draws", "", "=", "-");
    int rank = 1;
    for (PreEndgameReport.Move move : report.moves()) {
      table.row(
          Integer.toString(rank++),
          move.move().toString(),
          Integer.toString(move.score()),
          percent(move.winProbability()),
          percent(error(move.known())),
          points(move.points(), "%+.1f"),
          points(move.pointsError(), "%.1f"),
          Integer.toString(move.draws()),
          how(move.known()),
          withOneTile(move.outcomes(), DRAW),
          withOneTile(move.outcomes(), LOSS));
    }
    return table.toString();
  }

  /** The last tiles with which it ends so; nothing if the bag holds more than one. */
  private static String withOneTile(List<PreEndgameReport.Outcome> outcomes, double result) {
    return outcomes.stream()
        .filter(outcome -> outcome.bag().size() == 1 && outcome.winProbability() == result)
        .map(outcome -> outcome.bag().toString())
        .collect(Collectors.joining());
  }

  private static @Nullable Double error(@Nullable Known known) {
    return known instanceof Known.Sample sample ? (Double) sample.standardError() : null;
  }

  private static String how(@Nullable Known known) {
    if (known == null) {
      return "unknown";
    }
    return known.isProven() ? "proven" : known instanceof Known.Sample ? "sample" : "estimate";
  }

  private static String percent(@Nullable Double share) {
    return share == null ? "" : String.format(Locale.ROOT, "%.1f %%", 100 * share);
  }

  private static String points(@Nullable Double points, String format) {
    return points == null ? "" : String.format(Locale.ROOT, format, points);
  }
}
