package dev.hindsight.workbench.crossword.review;

import dev.hindsight.crossword.rules.notation.GcgGame;
import dev.hindsight.workbench.Losses;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the turns of a player come to. */
final class ReviewSummary {
  private static final int WORST = 3;

  private ReviewSummary() {}

  static GameReview.Player of(GcgGame game, int player, List<ReviewedTurn> turns) {
    List<ReviewedTurn> own =
        turns.stream().filter(turn -> turn.player() == player + 1 && turn.isJudged()).toList();
    Losses<ReviewedTurn> losses = Losses.of(own, ReviewSummary::lost, WORST);
    double winLost = 0;
    int bingos = 0;
    int exchanges = 0;
    for (ReviewedTurn turn : own) {
      winLost += winLost(turn);
      boolean wrong = lost(turn).signum() > 0;
      bingos += wrong && turn.bingoMissed() ? 1 : 0;
      exchanges += wrong && isExchange(turn.move()) != isExchange(turn.best()) ? 1 : 0;
    }
    GcgGame.Player who = game.players().get(player);
    return new GameReview.Player(
        who.nickname(),
        who.name(),
        game.totalPoints(player),
        losses.decisions(),
        losses.lost(),
        winLost,
        bingos,
        exchanges,
        losses.worst().stream().map(ReviewedTurn::number).toList());
  }

  private static BigDecimal lost(ReviewedTurn turn) {
    BigDecimal lost = turn.equityLost();
    return lost == null ? BigDecimal.ZERO : lost;
  }

  private static double winLost(ReviewedTurn turn) {
    Double made = turn.winProbability();
    Double best = turn.bestWinProbability();
    return made == null || best == null ? 0 : Math.max(0, best - made);
  }

  private static boolean isExchange(@Nullable String move) {
    return move != null && (move.startsWith("exch") || move.equals("pass"));
  }
}
