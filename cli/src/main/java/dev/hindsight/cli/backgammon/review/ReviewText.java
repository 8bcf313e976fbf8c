package dev.hindsight.cli.backgammon.review;

import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.cli.terminal.Wrapped;
import dev.hindsight.workbench.answers.Seat;
import dev.hindsight.workbench.backgammon.review.ReviewedMatch;
import dev.hindsight.workbench.backgammon.review.ReviewedPlayer;
import dev.hindsight.workbench.backgammon.review.ReviewedTurn;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** A review as people read it: what was lost where, then the players side by side. */
final class ReviewText {
  private static final int LONGEST_NAME = 10;

  private ReviewText() {}

  static String of(ReviewedMatch match, boolean all) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%s: %s, %d %s.%n",
            match.file(),
            match.length() == 0 ? "money play" : "a match to " + match.length(),
            match.games(),
            match.games() == 1 ? "game" : "games"));
    List<ReviewedTurn> shown =
        match.turns().stream()
            .filter(turn -> all || turn.loss() >= ReviewedTurn.LEAST_SHOWN)
            .toList();
    text.append('\n');
    text.append(shown.isEmpty() ? nothingShown(match) : turns(shown));
    if (!match.players().isEmpty()) {
      text.append('\n').append(players(match));
    }
    TreeSet<String> exact = new TreeSet<>();
    match.turns().stream()
        .filter(turn -> turn.known().isProven())
        .forEach(turn -> exact.add(turn.source()));
    text.append('\n');
    text.append(
        Wrapped.of(
            "Losses and luck are millipoints per unit of the cube. Judged by "
                + match.nets()
                + (exact.isEmpty() ? "" : "; exactly (*) by " + String.join(", ", exact))
                + (match.length() == 0 ? "" : "; " + match.matchEquities())
                + "."));
    match.problems().forEach(problem -> text.append('\n').append(Wrapped.of(problem.toString())));
    return text.toString().stripTrailing();
  }

  private static String nothingShown(ReviewedMatch match) {
    return match.turns().isEmpty()
        ? "There is no decision in it.\n"
        : "Every decision was right.\n";
  }

  private static String turns(List<ReviewedTurn> turns) {
    TextTable table =
        new TextTable("", "rllllrrl")
            .row("turn", "player", "roll", "played", "right", "lost", "luck", "");
    for (ReviewedTurn turn : turns) {
      Dice dice = turn.dice();
      Double luck = turn.luck();
      table.row(
          turn.game() + "." + turn.turn(),
          shortened(turn.player()),
          dice == null ? "" : dice.toString(),
          turn.move().toString(),
          turn.loss() < ReviewedTurn.LEAST_SHOWN ? "" : turn.best().toString().toString(),
          turn.loss() < ReviewedTurn.LEAST_SHOWN ? "" : number("%.1f", turn.lossMillipoints()),
          luck == null ? "" : number("%+.0f", 1_000 * luck),
          mark(turn));
    }
    return table.toString();
  }

  private static String mark(ReviewedTurn turn) {
    String size =
        turn.loss() >= ReviewedTurn.BLUNDER ? "??" : turn.loss() >= ReviewedTurn.ERROR ? "?" : "";
    return size + (turn.known().isProven() ? "*" : "");
  }

  private static String players(ReviewedMatch match) {
    ReviewedPlayer x = match.players().get(0);
    ReviewedPlayer o = match.players().get(1);
    TextTable table =
        new TextTable("", "lrr")
            .row("", shortened(x.player()), shortened(o.player()))
            .row("moves to decide", Integer.toString(x.moves()), Integer.toString(o.moves()))
            .row(
                "cube decisions",
                Integer.toString(x.cubeDecisions()),
                Integer.toString(o.cubeDecisions()))
            .row(
                "lost by moves",
                number("%.1f", 1_000 * x.lossByMoves()),
                number("%.1f", 1_000 * o.lossByMoves()))
            .row(
                "lost by the cube",
                number("%.1f", 1_000 * x.lossByCube()),
                number("%.1f", 1_000 * o.lossByCube()))
            .row("lost per decision", rate(x), rate(o))
            .row("errors", Integer.toString(x.errors()), Integer.toString(o.errors()))
            .row(
                "blunders among them",
                Integer.toString(x.blunders()),
                Integer.toString(o.blunders()))
            .row(
                "judged exactly",
                Integer.toString(x.provenDecisions()),
                Integer.toString(o.provenDecisions()))
            .row("luck", number("%+.0f", 1_000 * x.luck()), number("%+.0f", 1_000 * o.luck()));
    Double xLoss = x.winProbabilityLost();
    Double oLoss = o.winProbabilityLost();
    if (xLoss != null && oLoss != null) {
      table.row(
          "match-winning chance lost",
          number("%.2f %%", 100 * xLoss),
          number("%.2f %%", 100 * oLoss));
    }
    return table.toString();
  }

  private static String rate(ReviewedPlayer player) {
    Double rate = player.lossPerDecision();
    return rate == null ? "—" : number("%.2f", 1_000 * rate);
  }

  private static String shortened(Seat player) {
    return TextTable.shortened(String.valueOf(player.name()), LONGEST_NAME);
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
