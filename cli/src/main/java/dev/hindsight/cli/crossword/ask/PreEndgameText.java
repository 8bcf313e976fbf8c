package dev.hindsight.cli.crossword.ask;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.workbench.answers.Known;
import dev.hindsight.workbench.crossword.ask.PreEndgameReport;
import java.math.BigDecimal;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Candidates before the end of a game as people read them: win chances, points, and the proof. */
final class PreEndgameText {
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
        "With %s in the bag, win chances %s,%nfrom %,d endgames. %s",
        bag,
        over,
        report.endgames(),
        proof);
  }

  static String moves(PreEndgameReport report) {
    TextTable table =
        new TextTable("", "rlrrrrrrl")
            .row("", "move", "score", "wins", "error", "points", "error", "draws", "");
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
          how(move.known()));
    }
    return table.toString();
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
