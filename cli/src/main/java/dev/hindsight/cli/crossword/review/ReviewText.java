package dev.hindsight.cli.crossword.review;

import dev.hindsight.cli.terminal.TextTable;
import dev.hindsight.cli.terminal.Wrapped;
import dev.hindsight.workbench.crossword.review.Alternative;
import dev.hindsight.workbench.crossword.review.GameReview;
import dev.hindsight.workbench.crossword.review.Phase;
import dev.hindsight.workbench.crossword.review.ReviewedGames;
import dev.hindsight.workbench.crossword.review.ReviewedTurn;
import dev.hindsight.workbench.crossword.review.Verdict;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reviews as people read them: every turn in a row, then how each player did. */
final class ReviewText {
  private static final int MOVE_COLUMNS = 15;
  private static final String BRING_WORDS =
      " Bring them with --words: their file, or a folder in which it is named so.";

  private ReviewText() {}

  /**
   * @param alternatives whether to list the first moves of each turn
   */
  static String of(GameReview review, boolean alternatives) {
    StringBuilder text = new StringBuilder();
    review
        .findWordsNote()
        .ifPresent(note -> text.append(Wrapped.of(note + BRING_WORDS)).append('\n'));
    for (String note : review.notes()) {
      text.append(Wrapped.of("In the record, " + note + ".")).append('\n');
    }
    text.append(turns(review)).append('\n');
    if (alternatives) {
      text.append(alternatives(review)).append('\n');
    }
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
    review.turns().stream()
        .filter(turn -> isExplained(turn))
        .map(turn -> "Turn " + turn.number() + ": " + turn.sentence())
        .forEach(sentence -> text.append(Wrapped.of(sentence)).append('\n'));
    review.unjudged().forEach(group -> text.append(Wrapped.of(group.sentence())).append('\n'));
    if (review.isTimed()) {
      text.append("Verdicts within limits of time: another run may differ.\n");
    }
    text.append("Words: ").append(review.words()).append('.');
    return text.toString();
  }

  /** What the columns of a turn do not tell. */
  private static boolean isExplained(ReviewedTurn turn) {
    Verdict verdict = turn.verdict();
    return turn.phony() != null || (verdict != null && verdict.completions() != null);
  }

  private static String turns(GameReview review) {
    TextTable table =
        new TextTable("", "rrllrlrrl")
            .row("", "", "rack", "move", "score", "best", "loss", "win %", "by");
    for (ReviewedTurn turn : review.turns()) {
      Verdict verdict = turn.verdict();
      table.row(
          Integer.toString(turn.number()),
          Integer.toString(turn.player().number()),
          turn.rack().toString(),
          cut(turn.move()),
          Integer.toString(turn.score()),
          verdict == null ? "" : verdict.isMistake() ? cut(verdict.best()) : "=",
          verdict == null ? "" : verdict.loss().rounded(),
          verdict == null ? "" : percent(verdict.winProbability()),
          by(turn, verdict));
    }
    return table.toString();
  }

  private static String by(ReviewedTurn turn, @Nullable Verdict verdict) {
    if (turn.phony() != null) {
      return "phony";
    }
    if (verdict == null) {
      return "";
    }
    if (verdict.completions() != null) {
      return "racks";
    }
    return verdict.phase() == Phase.SIMULATION ? "sim" : verdict.phase().toString();
  }

  private static String alternatives(GameReview review) {
    TextTable table =
        new TextTable("", "rrlrrr").row("", "", "first moves", "score", "equity", "win %");
    for (ReviewedTurn turn : review.turns()) {
      Verdict verdict = turn.verdict();
      if (verdict == null) {
        continue;
      }
      int rank = 1;
      for (Alternative move : verdict.alternatives()) {
        Double win = move.winProbability();
        table.row(
            rank == 1 ? Integer.toString(turn.number()) : "",
            Integer.toString(rank++),
            move.move().toString(),
            Integer.toString(move.score()),
            move.equity().toString(),
            win == null ? "" : percent(win));
      }
    }
    return table.toString();
  }

  private static String cut(Object move) {
    return TextTable.shortened(move.toString(), MOVE_COLUMNS);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share);
  }

  private static String summary(GameReview review) {
    TextTable table = figures("score");
    for (GameReview.Player player : review.players()) {
      row(table, player.nickname(), player.score(), player.figures());
    }
    return table.toString();
  }

  private static TextTable figures(String second) {
    return new TextTable("", "lrrrrrrr")
        .row(
            "player",
            second,
            "turns",
            "loss",
            "win % lost",
            "small/medium/large",
            "bingos",
            "exch.");
  }

  private static void row(TextTable table, String name, int second, GameReview.Figures figures) {
    table.row(
        TextTable.shortened(name, MOVE_COLUMNS),
        Integer.toString(second),
        Integer.toString(figures.turns()),
        figures.loss().rounded(),
        percent(figures.winProbabilityLost()),
        figures.small() + "/" + figures.medium() + "/" + figures.large(),
        Integer.toString(figures.bingosMissed()),
        Integer.toString(figures.exchangeErrors()));
  }

  /** Several games: a line for each, and how players did over all of them. */
  static String of(ReviewedGames reviewed) {
    TextTable games = new TextTable("", "llrlrr").row("game", "", "", "", "", "loss");
    for (ReviewedGames.Game game : reviewed.games()) {
      GameReview.Player first = game.review().players().get(0);
      GameReview.Player second = game.review().players().get(1);
      games.row(
          TextTable.shortened(game.file(), 2 * MOVE_COLUMNS),
          TextTable.shortened(first.nickname(), MOVE_COLUMNS - 3),
          Integer.toString(first.score()),
          TextTable.shortened(second.nickname(), MOVE_COLUMNS - 3),
          Integer.toString(second.score()),
          first.figures().loss().rounded() + " / " + second.figures().loss().rounded());
    }
    TextTable players = figures("games");
    reviewed
        .players()
        .forEach(player -> row(players, player.name(), player.games(), player.figures()));
    StringBuilder text = new StringBuilder(games + "\n" + players);
    for (ReviewedGames.UnjudgedShare share : reviewed.unjudged()) {
      text.append(
          String.format(
              Locale.ROOT,
              "Not judged: %d %s (%.1f %%): %s.%n",
              share.turns(),
              share.turns() == 1 ? "turn" : "turns",
              share.percent(),
              share.reason()));
    }
    reviewed.games().stream()
        .flatMap(game -> game.review().findWordsNote().stream())
        .distinct()
        .forEach(note -> text.append(Wrapped.of(note + BRING_WORDS)).append('\n'));
    return text.toString().stripTrailing();
  }
}
