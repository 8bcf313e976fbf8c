package dev.hindsight.workbench.crossword.review;

import dev.hindsight.crossword.rules.board.GamePosition;
import dev.hindsight.crossword.rules.board.Placement;
import dev.hindsight.workbench.crossword.ask.BoardPicture;
import dev.hindsight.workbench.drawing.Svg;
import java.util.List;
import java.util.Locale;

/**
 * A review as one page of HTML that needs nothing else: the summary, the graph of win chances,
 * every turn, and a board with the better move where points were lost.
 */
public final class ReviewPage {
  private static final String STYLE =
      "body{font:16px system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;"
          + "color:#222;background:#fff}table{border-collapse:collapse}th,td{text-align:left;"
          + "padding:.2rem .8rem .2rem 0;border-bottom:1px solid #ddd}td.n{text-align:right;"
          + "font-variant-numeric:tabular-nums}.lost{color:#b00020}svg{max-width:100%;height:auto}";
  private static final double WIDTH = 720;
  private static final double HEIGHT = 220;
  private static final double MARGIN = 36;

  private final GameReview review;
  private final StringBuilder out = new StringBuilder();

  private ReviewPage(GameReview review) {
    this.review = review;
  }

  public static String of(GameReview review) {
    return new ReviewPage(review).write();
  }

  private String write() {
    GameReview.Player first = review.players().get(0);
    GameReview.Player second = review.players().get(1);
    String title =
        Svg.escape(
            first.name() + " " + first.score() + " – " + second.score() + " " + second.name());
    out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>")
        .append(title)
        .append("</title>\n<style>")
        .append(STYLE)
        .append("</style>\n</head>\n<body>\n<h1>")
        .append(title)
        .append("</h1>\n");
    review
        .findWordsNote()
        .ifPresent(note -> out.append("<p><b>").append(Svg.escape(note)).append("</b></p>\n"));
    summary();
    out.append("<h2>Chance to win of ").append(Svg.escape(first.name())).append("</h2>\n");
    out.append(graph());
    turns();
    return out.append("</body>\n</html>\n").toString();
  }

  private void summary() {
    out.append("<table>\n<tr><th>player<th>score<th>turns judged<th>points lost<th>chance lost")
        .append("<th>mistakes small<th>medium<th>large<th>bingos missed<th>exchange errors</tr>\n");
    for (GameReview.Player player : review.players()) {
      GameReview.Figures figures = player.figures();
      out.append("<tr><td>")
          .append(Svg.escape(player.name()))
          .append("<td class=n>" + player.score())
          .append("<td class=n>" + figures.turns())
          .append("<td class=n>" + figures.loss().rounded())
          .append(
              String.format(Locale.ROOT, "<td class=n>%.1f %%", 100 * figures.winProbabilityLost()))
          .append("<td class=n>" + figures.small())
          .append("<td class=n>" + figures.medium())
          .append("<td class=n>" + figures.large())
          .append("<td class=n>" + figures.bingosMissed())
          .append("<td class=n>" + figures.exchangeErrors())
          .append("</tr>\n");
    }
    out.append("</table>\n");
    for (GameReview.UnjudgedTurns group : review.unjudged()) {
      out.append("<p>").append(Svg.escape(group.sentence())).append("</p>\n");
    }
    for (String note : review.notes()) {
      out.append("<p>In the record, ").append(Svg.escape(note)).append(".</p>\n");
    }
  }

  /** One point for each turn that is judged, from the first player's side. */
  private String graph() {
    Svg svg = new Svg(WIDTH, HEIGHT, "chance to win after each turn");
    double bottom = HEIGHT - MARGIN;
    for (int percent = 0; percent <= 100; percent += 50) {
      double y = bottom - percent / 100.0 * (bottom - 10);
      svg.add("line", "x1", MARGIN, "y1", y, "x2", WIDTH - 10, "y2", y, "stroke", "#ccc");
      svg.text(MARGIN - 6, y + 4, percent + " %", "text-anchor", "end", "font-size", 11);
    }
    List<ReviewedTurn> judged = review.turns().stream().filter(ReviewedTurn::isJudged).toList();
    int last = Math.max(2, judged.isEmpty() ? 2 : judged.get(judged.size() - 1).number());
    StringBuilder points = new StringBuilder();
    for (ReviewedTurn turn : judged) {
      double x = MARGIN + (WIDTH - 10 - MARGIN) * (turn.number() - 1) / (last - 1);
      double y = bottom - chanceOfFirst(turn) * (bottom - 10);
      points.append(String.format(Locale.ROOT, "%.1f,%.1f ", x, y));
      svg.text(
          x,
          HEIGHT - 14,
          Integer.toString(turn.number()),
          "text-anchor",
          "middle",
          "font-size",
          10);
    }
    svg.add(
        "polyline",
        "points",
        points.toString().strip(),
        "fill",
        "none",
        "stroke",
        "#1a5fb4",
        "stroke-width",
        2);
    return svg.finish();
  }

  private static double chanceOfFirst(ReviewedTurn turn) {
    Verdict verdict = turn.verdict();
    double own = verdict == null ? 0.5 : verdict.winProbability();
    return turn.player().number() == 1 ? own : 1 - own;
  }

  private void turns() {
    out.append("<h2>Turns</h2>\n");
    for (ReviewedTurn turn : review.turns()) {
      Verdict verdict = turn.verdict();
      boolean wrong = verdict != null && verdict.isMistake();
      out.append("<p>")
          .append(turn.number())
          .append(". <b>")
          .append(Svg.escape(turn.player().name()))
          .append("</b> ")
          .append(Svg.escape(turn.rack() + " " + turn.move()))
          .append(String.format(Locale.ROOT, " %+d = %d. ", turn.score(), turn.total()))
          .append(wrong ? "<span class=lost>" : "<span>")
          .append(Svg.escape(turn.sentence()))
          .append("</span></p>\n");
      if (verdict != null && wrong) {
        board(verdict);
      }
    }
  }

  private void board(Verdict verdict) {
    GamePosition position = verdict.best().position();
    out.append("<details><summary>board</summary>\n")
        .append(
            verdict.best().move() instanceof Placement placement
                ? BoardPicture.of(position, placement)
                : BoardPicture.of(position));
    if (!verdict.alternatives().isEmpty()) {
      out.append("<table>\n<tr><th>move<th>score<th>equity<th>chance to win</tr>\n");
      for (Alternative move : verdict.alternatives()) {
        Double win = move.winProbability();
        out.append("<tr><td>")
            .append(Svg.escape(move.move().toString()))
            .append("<td class=n>" + move.score())
            .append("<td class=n>" + move.equity().rounded())
            .append("<td class=n>")
            .append(win == null ? "" : String.format(Locale.ROOT, "%.1f %%", 100 * win))
            .append("</tr>\n");
      }
      out.append("</table>\n");
    }
    out.append("</details>\n");
  }
}
