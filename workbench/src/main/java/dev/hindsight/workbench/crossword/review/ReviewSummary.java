package dev.hindsight.workbench.crossword.review;

import dev.hindsight.crossword.rules.letters.Equity;
import dev.hindsight.crossword.rules.notation.GcgGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What the turns of a player come to. */
final class ReviewSummary {
  private static final int WORST = 3;

  private ReviewSummary() {}

  static GameReview.Player of(GcgGame game, int player, List<ReviewedTurn> turns) {
    List<ReviewedTurn> own =
        turns.stream().filter(turn -> turn.player().number() == player + 1).toList();
    GcgGame.Player who = game.players().get(player);
    return new GameReview.Player(
        player + 1,
        who.nickname(),
        who.name(),
        game.totalPoints(player),
        figures(own),
        own.stream()
            .filter(turn -> loss(turn) > 0)
            .sorted(Comparator.comparingInt(ReviewSummary::loss).reversed())
            .limit(WORST)
            .map(ReviewedTurn::number)
            .toList());
  }

  /** Of the turns of one player, judged or not. */
  static GameReview.Figures figures(List<ReviewedTurn> turns) {
    int judged = 0;
    long loss = 0;
    double winLost = 0;
    int bingos = 0;
    int exchanges = 0;
    Map<Grade, Integer> grades = new EnumMap<>(Grade.class);
    for (ReviewedTurn turn : turns) {
      Verdict verdict = turn.verdict();
      if (verdict == null) {
        continue;
      }
      judged++;
      loss += verdict.loss().millipoints();
      winLost += verdict.winProbabilityLost();
      grades.merge(verdict.grade(), 1, Integer::sum);
      boolean wrong = verdict.loss().isPositive();
      boolean exchanged = turn.move().findMove().orElseThrow().isExchangeOrPass();
      bingos += wrong && verdict.bingoMissed() ? 1 : 0;
      exchanges += wrong && exchanged != verdict.best().isExchangeOrPass() ? 1 : 0;
    }
    return new GameReview.Figures(
        judged,
        new Equity(Math.toIntExact(loss)),
        new Equity((int) Math.round(judged == 0 ? 0 : (double) loss / judged)),
        winLost,
        bingos,
        exchanges,
        grades.getOrDefault(Grade.SMALL, 0),
        grades.getOrDefault(Grade.MEDIUM, 0),
        grades.getOrDefault(Grade.LARGE, 0));
  }

  /**
   * By reason, in the order of {@link Unjudged}; those that nobody asked about are not among them.
   */
  static List<GameReview.UnjudgedTurns> unjudged(List<ReviewedTurn> turns) {
    long all = turns.stream().filter(turn -> turn.isJudged() || turn.unjudged() != null).count();
    List<GameReview.UnjudgedTurns> found = new ArrayList<>();
    for (Unjudged reason : Unjudged.values()) {
      List<Integer> numbers =
          turns.stream()
              .filter(turn -> turn.unjudged() == reason)
              .map(ReviewedTurn::number)
              .toList();
      if (!numbers.isEmpty() && reason != Unjudged.NOT_ASKED) {
        found.add(new GameReview.UnjudgedTurns(reason, numbers, 100.0 * numbers.size() / all));
      }
    }
    return found;
  }

  private static int loss(ReviewedTurn turn) {
    Verdict verdict = turn.verdict();
    return verdict == null ? 0 : verdict.loss().millipoints();
  }
}
