package dev.hindsight.cli.crossword.review;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.cli.terminal.Wrapped;
import dev.hindsight.workbench.crossword.review.GameReview;
import dev.hindsight.workbench.crossword.review.ReviewedTurn;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.stream.Collectors;

/** A review as people read it: every turn in a row, then how each player did. */
final class ReviewText {
  private static final int MOVE_COLUMNS = 15;

  private ReviewText() {}

  static String of(GameReview review) {
    StringBuilder text = new StringBuilder();
    for (String note : review.notes()) {
      text.append(Wrapped.of("In the record, " + note + ".")).append('\n');
    }
    text.append(turns(review)).append('\n');
    text.append(summary(review));
    for (GameReview.Player player : review.players()) {
      if (!player.worst().isEmpty()) {
        text.append("Worst of ")
            .append(player.nickname())
            .append(player.worst().size() == 1 ? ": turn " : ": turns ")
            .append(player.worst().stream().map(String::valueOf).collect(Collectors.joining(", ")))
            .append(".\n");
      }
    }
    String phonies = phonies(review);
    if (!phonies.isEmpty()) {
      text.append(Wrapped.of("Not in the words: " + phonies + ".")).append('\n');
    }
    text.append("Words: ").append(review.words()).append('.');
    return text.toString();
  }

  private static String phonies(GameReview review) {
    return review.turns().stream()
        .filter(turn -> !turn.phonies().isEmpty())
        .map(turn -> String.join(", ", turn.phonies()) + " (turn " + turn.number() + ")")
        .collect(Collectors.joining(", "));
  }

  private static String turns(GameReview review) {
    TextTable table =
        new TextTable("", "rrllrlrrl")
            .row("", "", "rack", "move", "score", "best", "lost", "win %", "by");
    for (ReviewedTurn turn : review.turns()) {
      BigDecimal lost = turn.equityLost();
      Double win = turn.winProbability();
      boolean wrong = lost != null && lost.signum() > 0;
      table.row(
          Integer.toString(turn.number()),
          Integer.toString(turn.player()),
          turn.rack(),
          cut(turn.move()),
          Integer.toString(turn.score()),
          wrong ? cut(String.valueOf(turn.best())) : lost == null ? "" : "=",
          lost == null ? "" : points(lost),
          win == null ? "" : String.format(Locale.ROOT, "%.1f", 100 * win),
          turn.phonies().isEmpty() ? by(turn) : "phony");
    }
    return table.toString();
  }

  private static String by(ReviewedTurn turn) {
    return switch (turn.phase()) {
      case "none" -> "";
      case "simulation" -> "sim";
      default -> turn.phase();
    };
  }

  private static String cut(String move) {
    return TextTable.shortened(move, MOVE_COLUMNS);
  }

  private static String summary(GameReview review) {
    TextTable table =
        new TextTable("", "rlrrrrrr")
            .row(
                "",
                "player",
                "score",
                "judged",
                "lost",
                "win % lost",
                "bingos missed",
                "exch. errors");
    int number = 1;
    for (GameReview.Player player : review.players()) {
      table.row(
          Integer.toString(number++),
          TextTable.shortened(player.nickname(), MOVE_COLUMNS),
          Integer.toString(player.score()),
          Integer.toString(player.turnsJudged()),
          points(player.equityLost()),
          String.format(Locale.ROOT, "%.1f", 100 * player.winLost()),
          Integer.toString(player.bingosMissed()),
          Integer.toString(player.exchangeErrors()));
    }
    return table.toString();
  }

  private static String points(BigDecimal points) {
    return points.setScale(1, RoundingMode.HALF_UP).toPlainString();
  }
}
