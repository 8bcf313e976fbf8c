package dev.hindsight.workbench.backgammon.review;

import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.workbench.backgammon.ask.BoardPicture;
import dev.hindsight.workbench.drawing.HtmlPage;
import dev.hindsight.workbench.drawing.Svg;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A review as one page: the players, the course of the match, every error with its board. */
public final class ReviewPage {
  private static final double WIDTH = 800;
  private static final double HEIGHT = 220;

  /** More boards than that nobody looks at. */
  private static final int MOST_BOARDS = 200;

  private ReviewPage() {}

  public static String of(ReviewedMatch match) {
    HtmlPage page = new HtmlPage("Review of " + match.file());
    page.paragraph(
        (match.length() == 0 ? "Money play" : "A match to " + match.length() + " points")
            + ", "
            + match.games()
            + (match.games() == 1 ? " game" : " games")
            + ". Bearoffs are judged by tables where they reach, everything else by "
            + match.nets()
            + ".");
    players(page, match);
    if (!match.turns().isEmpty()) {
      page.heading("Chance of " + match.players().get(0).player().name());
      page.picture(course(match.turns()));
    }
    errors(page, match);
    if (!match.problems().isEmpty()) {
      page.heading("What could not be read");
      match.problems().forEach(problem -> page.paragraph(problem.toString()));
    }
    return page.finish();
  }

  private static void players(HtmlPage page, ReviewedMatch match) {
    List<List<String>> rows = new ArrayList<>();
    for (ReviewedPlayer player : match.players()) {
      Double rate = player.performanceRating();
      rows.add(
          List.of(
              String.valueOf(player.player().name()),
              Integer.toString(player.moves()),
              Integer.toString(player.cubeDecisions()),
              number("%.1f", 1_000 * player.lossByMoves()),
              number("%.1f", 1_000 * player.lossByCube()),
              rate == null ? "—" : number("%.2f", rate),
              player.errors() + " / " + player.blunders(),
              number("%+.0f", 1_000 * player.luck())));
    }
    page.table(
        List.of(
            "player",
            "moves",
            "cube decisions",
            "lost by moves",
            "lost by the cube",
            "performance rating (PR)",
            "errors / blunders",
            "luck"),
        rows);
    page.paragraph(
        "Losses and luck are in millipoints: thousandths of a point, per unit of the cube."
            + " PR is 500 times the loss in points per decision.");
  }

  /** The chance of the left player after every decision; a line between games. */
  private static String course(List<ReviewedTurn> turns) {
    Svg svg = new Svg(WIDTH, HEIGHT, "chance to win after every decision");
    svg.add("rect", "width", WIDTH, "height", HEIGHT, "fill", "#faf7f0");
    svg.add("line", "x1", 0, "x2", WIDTH, "y1", HEIGHT / 2, "y2", HEIGHT / 2, "stroke", "#bbb");
    StringBuilder points = new StringBuilder();
    double step = WIDTH / Math.max(1, turns.size() - 1);
    for (int index = 0; index < turns.size(); index++) {
      ReviewedTurn turn = turns.get(index);
      double x = index * step;
      double y = HEIGHT * (1 - turn.leftWinProbability());
      points.append(String.format(Locale.ROOT, "%.1f,%.1f ", x, y));
      if (index > 0 && turns.get(index - 1).game() != turn.game()) {
        svg.add("line", "x1", x, "x2", x, "y1", 0, "y2", HEIGHT, "stroke", "#ddd");
      }
      if (turn.loss() >= ReviewedTurn.ERROR) {
        boolean blunder = turn.loss() >= ReviewedTurn.BLUNDER;
        svg.add(
            "circle", "cx", x, "cy", y, "r", blunder ? 5 : 3, "fill", blunder ? "#b00" : "#e90");
      }
    }
    svg.add(
        "polyline",
        "points",
        points.toString().strip(),
        "fill",
        "none",
        "stroke",
        "#246",
        "stroke-width",
        1.5);
    return svg.finish();
  }

  private static void errors(HtmlPage page, ReviewedMatch match) {
    List<ReviewedTurn> errors =
        match.turns().stream().filter(turn -> turn.loss() >= ReviewedTurn.ERROR).toList();
    page.heading(errors.isEmpty() ? "No errors" : "Errors");
    for (ReviewedTurn turn : errors.subList(0, Math.min(errors.size(), MOST_BOARDS))) {
      Dice dice = turn.position().dice();
      page.heading(
          String.format(
              Locale.ROOT,
              "Game %d, turn %d: %s%s loses %.0f millipoints",
              turn.game(),
              turn.turn(),
              turn.player().name(),
              dice == null ? "" : ", " + dice + ",",
              turn.lossMillipoints()));
      page.picture(BoardPicture.of(turn.position()));
      page.paragraph(
          String.format(
              Locale.ROOT,
              "Played: %s (%+.3f). Right: %s (%+.3f). By %s.",
              turn.move(),
              turn.equity(),
              turn.best(),
              turn.bestEquity(),
              turn.source()));
      page.code(Xgid.write(turn.position()));
    }
    if (errors.size() > MOST_BOARDS) {
      page.paragraph((errors.size() - MOST_BOARDS) + " more are not shown.");
    }
  }

  private static String number(String format, double value) {
    return String.format(Locale.ROOT, format, value);
  }
}
