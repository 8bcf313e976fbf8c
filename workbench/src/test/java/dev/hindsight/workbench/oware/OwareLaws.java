package dev.hindsight.workbench.oware;

import dev.hindsight.oware.rules.OwareGame;
import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Side;
import dev.hindsight.workbench.oware.ReviewedGame.ReviewedMove;
import dev.hindsight.workbench.oware.ReviewedGame.ReviewedPlayer;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * What every answer about oware must obey, whatever the position: common sense, not strength.
 * Violations are collected, a line each with the position, so that a run over many games tells all
 * of them.
 */
final class OwareLaws {
  private final List<String> violations = new ArrayList<>();
  private final OwareRules rules;
  private long checked;

  OwareLaws(OwareRules rules) {
    this.rules = rules;
  }

  List<String> violations() {
    return violations;
  }

  /** Answers and moves that were looked at. */
  long checked() {
    return checked;
  }

  private void check(boolean holds, String law, Object where) {
    if (!holds) {
      violations.add(law + ": " + rules.name() + " " + where);
    }
  }

  // ---- one answer ----

  /** All laws of an answer by itself, and of the mirrored position beside it. */
  void answer(OwareAsk ask, OwarePosition position, OptionalInt turns) {
    checked++;
    String where = position + " " + turns;
    OwareAnswer answer = ask.answer(position, turns);
    check(isWithin(answer.value(), position), "nobody gets more than there is", where);
    check(!answer.exact() || isWhole(answer.value()), "what is proven is whole seeds", where);
    Integer lowest = answer.lowest();
    Integer highest = answer.highest();
    check(
        lowest == null || highest == null || lowest <= highest,
        "the lower bound is below the upper",
        where);
    BigDecimal previous = null;
    int listed = 0;
    for (OwareAnswer.Move move : answer.moves()) {
      move(position, move, where + " " + move.move());
      check(
          previous == null || previous.compareTo(move.value()) >= 0,
          "the best is first",
          where + " " + move.move());
      previous = move.value();
      listed |= 1 << move.move().number();
    }
    OwareGame game = game(position, turns);
    check(listed == (game.isOver() ? 0 : game.legalMoves()), "every legal move is listed", where);
    headline(answer, where);
    OwareAnswer mirror = ask.answer(RandomPositions.mirrored(position), turns);
    check(
        values(answer).equals(values(mirror)) && answer.value().equals(mirror.value()),
        "the sides of the board do not matter",
        where);
  }

  private void move(OwarePosition position, OwareAnswer.Move move, String where) {
    OwarePosition after = position.play(move.move().number(), rules);
    check(move.after().equals(after), "a move leads to where it leads", where);
    check(
        after.otherStore() - position.moverStore() == move.captured(),
        "what is captured is in the store",
        where);
    check(isWithin(move.value(), position), "nobody gets more than there is", where);
    check(
        !move.known().isProven() || isWhole(move.value()), "what is proven is whole seeds", where);
  }

  private void headline(OwareAnswer answer, String where) {
    if (answer.moves().isEmpty()) {
      check(answer.exact(), "the end of a game is known", where);
      return;
    }
    OwareAnswer.Move best = answer.moves().get(0);
    boolean isAllProven = answer.moves().stream().allMatch(move -> move.known().isProven());
    check(!isAllProven || answer.exact(), "proven moves prove the position", where);
    check(
        !(answer.exact() && best.known().isProven()) || best.value().compareTo(answer.value()) == 0,
        "the headline is that of the best move",
        where);
    check(
        answer.line().isEmpty() || answer.line().get(0).equals(best.move()),
        "the line begins with the best move",
        where);
  }

  private static List<String> values(OwareAnswer answer) {
    return answer.moves().stream()
        .map(move -> move.move().number() + " " + move.captured() + " " + move.value())
        .toList();
  }

  private static boolean isWithin(BigDecimal value, OwarePosition position) {
    return value.abs().compareTo(BigDecimal.valueOf(position.seedsOnBoard())) <= 0;
  }

  private static boolean isWhole(BigDecimal value) {
    return value.stripTrailingZeros().scale() <= 0;
  }

  private OwareGame game(OwarePosition position, OptionalInt turns) {
    return turns.isPresent()
        ? OwareGame.start(rules, position, turns.getAsInt())
        : OwareGame.start(rules.withoutTurnLimit(), position);
  }

  // ---- what is called exact ----

  /** With few turns left every line is followed to its end, by the rules and nothing else. */
  void exact(OwareAsk ask, OwarePosition position, int turns) {
    checked++;
    OwareAnswer answer = ask.answer(position, OptionalInt.of(turns));
    OwareGame game = OwareGame.start(rules, position, turns);
    String where = position + " " + turns + " turns";
    check(
        !answer.exact() || answer.value().intValueExact() == slowly(game),
        "what is proven is what every line comes to",
        where + " " + answer.value());
    for (OwareAnswer.Move move : answer.moves()) {
      int slow = move.captured() - slowly(game.play(move.move().number()));
      check(
          !move.known().isProven() || move.value().intValueExact() == slow,
          "what is proven is what every line comes to",
          where + " " + move);
    }
  }

  /** Net seeds that the player to move gets from here on. */
  private static int slowly(OwareGame game) {
    OwarePosition position = game.position();
    if (game.isOver()) {
      int gained = game.netSeedsForSouth() - (position.southStore() - position.northStore());
      return position.toMove() == Side.SOUTH ? gained : -gained;
    }
    int best = -Row.MOST_SEEDS;
    for (int pit = 0; pit < Row.PITS; pit++) {
      if ((game.legalMoves() >>> pit & 1) != 0) {
        OwareGame after = game.play(pit);
        int captured = after.position().otherStore() - position.moverStore();
        best = Math.max(best, captured - slowly(after));
      }
    }
    return best;
  }

  // ---- a review ----

  /** All laws of a reviewed game. */
  void review(ReviewedGame game, String name) {
    for (ReviewedMove turn : game.turns()) {
      checked++;
      String where = name + " turn " + turn.turn() + " " + turn.position();
      check(turn.loss().signum() >= 0, "no move gains on the best", where + " " + turn.loss());
      check(
          turn.bestValue().subtract(turn.value()).compareTo(turn.loss()) == 0,
          "a loss is what the best move has more",
          where);
      check(
          turn.move().equals(turn.best()) == (turn.loss().signum() == 0),
          "the best move loses nothing",
          where);
      check(
          !turn.turningPoint() || turn.loss().signum() > 0,
          "who loses nothing turns nothing",
          where);
    }
    for (ReviewedPlayer player : game.players()) {
      BigDecimal sum =
          game.turns().stream()
              .filter(turn -> turn.player().equals(player.player()))
              .map(ReviewedMove::loss)
              .reduce(BigDecimal.ZERO, BigDecimal::add);
      check(sum.compareTo(player.loss()) == 0, "a player's loss is that of the turns", name);
      check(
          player.provenLoss().compareTo(player.loss()) <= 0,
          "what is proven to be lost is a part of what is lost",
          name);
      check(player.mistakes() <= player.turns(), "mistakes are turns", name);
    }
  }
}
