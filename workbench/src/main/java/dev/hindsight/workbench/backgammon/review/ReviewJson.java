package dev.hindsight.workbench.backgammon.review;

import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.notation.MatReading;
import dev.hindsight.backgammon.rules.notation.Xgid;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A review as programs read it. */
public record ReviewJson(
    String file,
    int length,
    int games,
    String nets,
    String matchEquities,
    List<ReviewedPlayer> players,
    List<Decision> turns,
    List<MatReading.Problem> problems) {

  /** One decision; equities are those of the player who made it, per unit of the cube. */
  public record Decision(
      int game,
      int turn,
      String side,
      String player,
      String xgid,
      String kind,
      @Nullable String dice,
      String played,
      String best,
      double equity,
      double bestEquity,
      double loss,
      @Nullable Double matchLoss,
      boolean counts,
      @Nullable Double luck,
      double winChance,
      String source,
      boolean exact) {}

  static ReviewJson of(ReviewedMatch match) {
    return new ReviewJson(
        match.file(),
        match.length(),
        match.games(),
        match.nets(),
        match.cube(),
        match.players(),
        match.turns().stream().map(ReviewJson::decision).toList(),
        match.problems());
  }

  private static Decision decision(ReviewedTurn turn) {
    Dice dice = turn.position().dice();
    return new Decision(
        turn.game(),
        turn.turn(),
        turn.side().name(),
        turn.player(),
        Xgid.write(turn.position()),
        turn.kind().name().toLowerCase(Locale.ROOT),
        dice == null ? null : dice.toString(),
        turn.played(),
        turn.best(),
        turn.equity(),
        turn.bestEquity(),
        turn.loss(),
        turn.matchLoss(),
        turn.counts(),
        turn.luck(),
        turn.winChance(),
        turn.source(),
        turn.exact());
  }
}
