package dev.hindsight.cli.backgammon.review;

import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.cli.terminal.Wrapped;
import dev.hindsight.workbench.answers.Seat;
import dev.hindsight.workbench.backgammon.review.Alternative;
import dev.hindsight.workbench.backgammon.review.Outcome;
import dev.hindsight.workbench.backgammon.review.ReviewedMatch;
import dev.hindsight.workbench.backgammon.review.ReviewedMatches;
import dev.hindsight.workbench.backgammon.review.ReviewedPlayer;
import dev.hindsight.workbench.backgammon.review.ReviewedTurn;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A review as people read it: what was lost where, then the players side by side. */
final class ReviewText {
  private static final int LONGEST_NAME = 10;
  private static final int LONGEST_FULL_NAME = 24;

  private ReviewText() {}

  /**
   * @param all whether to list every decision, not only those that lost something
   * @param alternatives whether to list what else could have been decided
   */
  static String of(ReviewedMatch match, boolean all, boolean alternatives) {
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
    text.append(shown.isEmpty() ? nothingShown(match) : turns(match, shown));
    if (alternatives && !shown.isEmpty()) {
      text.append('\n').append(alternatives(shown));
    }
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

  /** The decisions, with a line before each game. */
  private static String turns(ReviewedMatch match, List<ReviewedTurn> turns) {
    List<String> lines = table(turns).lines().toList();
    StringBuilder text = new StringBuilder(lines.get(0)).append('\n');
    int game = 0;
    for (int index = 0; index < turns.size(); index++) {
      if (turns.get(index).game() != game) {
        game = turns.get(index).game();
        text.append(boundary(match, game)).append('\n');
      }
      text.append(lines.get(index + 1)).append('\n');
    }
    return text.toString();
  }

  private static String boundary(ReviewedMatch match, int game) {
    StringBuilder line = new StringBuilder("Game ").append(game);
    for (Outcome outcome : match.outcomes()) {
      if (outcome.game() == game) {
        line.append(" at ").append(outcome.points1()).append('-').append(outcome.points2());
        line.append(outcome.crawford() ? ", Crawford" : "");
        Integer winner = outcome.winner();
        if (winner == null) {
          line.append(", without an end");
        } else {
          line.append(", won by ").append(shortened(match.players().get(winner - 1).player()));
          line.append(": ").append(outcome.points());
          line.append(outcome.points() == 1 ? " point" : " points");
        }
        break;
      }
    }
    return line.toString();
  }

  private static String alternatives(List<ReviewedTurn> turns) {
    TextTable table =
        new TextTable("", "rlrrr").row("turn", "alternatives", "wins", "equity", "lost");
    for (ReviewedTurn turn : turns) {
      String place = turn.game() + "." + turn.turn();
      for (Alternative one : turn.alternatives()) {
        Double wins = one.winProbability();
        table.row(
            place,
            one.choice().toString(),
            wins == null ? "" : number("%.1f %%", 100 * wins),
            number("%+.3f", one.equity()),
            number("%.1f", 1_000 * one.loss()));
        place = "";
      }
    }
    return table.toString();
  }

  /** Several matches: how each player did in each, and then over all. */
  static String of(ReviewedMatches reviewed) {
    TextTable each = new TextTable("", "lrllrr").row("file", "games", "", "player", "PR", "luck");
    for (ReviewedMatch match : reviewed.matches()) {
      String file = match.file();
      String games = Integer.toString(match.games());
      for (ReviewedPlayer player : match.players()) {
        each.row(
            file,
            games,
            Integer.toString(player.player().number()),
            inFull(player.player()),
            rating(player.performanceRating()),
            number("%+.0f", 1_000 * player.luck()));
        file = "";
        games = "";
      }
    }
    TextTable all =
        new TextTable("", "lrrrrrrrr")
            .row(
                "player",
                "matches",
                "decisions",
                "PR",
                "moves",
                "cube",
                "errors",
                "blunders",
                "luck");
    for (ReviewedMatches.Player player : reviewed.players()) {
      ReviewedPlayer figures = player.figures();
      all.row(
          inFull(figures.player()),
          Integer.toString(player.matches()),
          Integer.toString(figures.moves() + figures.cubeDecisions()),
          rating(figures.performanceRating()),
          rating(figures.performanceRatingOfMoves()),
          rating(figures.performanceRatingOfCube()),
          Integer.toString(figures.errors()),
          Integer.toString(figures.blunders()),
          number("%+.0f", 1_000 * figures.luck()));
    }
    StringBuilder text = new StringBuilder(each.toString()).append('\n').append(all).append('\n');
    if (!reviewed.matches().isEmpty()) {
      text.append(
          Wrapped.of(
              "PR is the performance rating: 500 times the loss per decision. Luck is millipoints"
                  + " per unit of the cube. Judged by "
                  + reviewed.matches().get(0).nets()
                  + "."));
    }
    reviewed
        .matches()
        .forEach(
            match ->
                match
                    .problems()
                    .forEach(
                        problem ->
                            text.append('\n')
                                .append(
                                    Wrapped.of(
                                        match.file()
                                            + ", "
                                            + problem.place()
                                            + ": "
                                            + problem.problem()))));
    return text.toString().stripTrailing();
  }

  private static String rating(@Nullable Double rating) {
    return rating == null ? "—" : number("%.2f", rating);
  }

  private static String table(List<ReviewedTurn> turns) {
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
          turn.loss() < ReviewedTurn.LEAST_SHOWN ? "" : turn.best().toString(),
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
            .row(
                "performance rating (PR)",
                rating(x.performanceRating()),
                rating(o.performanceRating()))
            .row(
                "  of moves",
                rating(x.performanceRatingOfMoves()),
                rating(o.performanceRatingOfMoves()))
            .row(
                "  of the cube",
                rating(x.performanceRatingOfCube()),
                rating(o.performanceRatingOfCube()))
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

  private static String inFull(Seat player) {
    return TextTable.shortened(String.valueOf(player.name()), LONGEST_FULL_NAME);
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
