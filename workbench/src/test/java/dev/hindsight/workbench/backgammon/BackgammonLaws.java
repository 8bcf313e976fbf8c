package dev.hindsight.workbench.backgammon;

import dev.hindsight.backgammon.Backgammon;
import dev.hindsight.backgammon.BackgammonMove;
import dev.hindsight.backgammon.BackgammonValue;
import dev.hindsight.backgammon.CubeAdvice;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Cube;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MatchScore;
import dev.hindsight.backgammon.rules.Player;
import dev.hindsight.backgammon.rules.Turn;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.backgammon.rules.notation.Xgid;
import dev.hindsight.workbench.backgammon.ask.BackgammonAnswer;
import dev.hindsight.workbench.backgammon.ask.BackgammonAsk;
import dev.hindsight.workbench.backgammon.review.ReviewedMatch;
import dev.hindsight.workbench.backgammon.review.ReviewedPlayer;
import dev.hindsight.workbench.backgammon.review.ReviewedTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What every answer about backgammon must obey, whatever the position: common sense, not strength.
 * Violations are collected, a line each with the position, so that a run over many records tells
 * all of them.
 */
final class BackgammonLaws {
  private static final double ROUNDING = 1e-6;

  private final List<String> violations = new ArrayList<>();
  private long checked;

  List<String> violations() {
    return violations;
  }

  /** Answers and decisions that were looked at. */
  long checked() {
    return checked;
  }

  private void check(boolean holds, String law, Object where) {
    if (!holds) {
      violations.add(law + ": " + where);
    }
  }

  private static boolean near(double one, double other) {
    return Math.abs(one - other) <= ROUNDING;
  }

  private static boolean isChance(double chance) {
    return chance >= 0 && chance <= 1;
  }

  // ---- one answer ----

  /** All laws of an answer by itself, and of the mirrored position beside it. */
  void answer(BackgammonAsk ask, BackgammonPosition position) {
    checked++;
    String where = Xgid.write(position);
    BackgammonAnswer answer = ask.answer(position);
    chances(answer, where);
    cube(answer, where);
    List<BackgammonAnswer.RankedMove> moves = answer.moves();
    if (moves != null) {
      moves(answer, moves, where);
    }
    // Written and read again, so that the notation is held to it too.
    BackgammonPosition mirrored = PositionText.parse(Xgid.write(mirrored(position)));
    BackgammonAnswer mirror = ask.answer(mirrored);
    check(answer.equity().equals(mirror.equity()), "colours do not matter", where);
    check(answer.cube().equals(mirror.cube()), "colours do not matter to the cube", where);
    check(Objects.equals(moves, mirror.moves()), "colours do not matter to moves", where);
  }

  private void chances(BackgammonAnswer answer, String where) {
    check(isChance(answer.winProbability()), "a chance is from 0 to 1", where);
    ResultChances chances = answer.chances();
    if (chances != null) {
      double wins = chances.winSingle() + chances.winGammon() + chances.winBackgammon();
      double losses = chances.loseSingle() + chances.loseGammon() + chances.loseBackgammon();
      check(near(wins + losses, 1), "chances sum to 1", where);
      check(near(wins, answer.winProbability()), "wins sum to the chance to win", where);
      check(chances.nested()[0] >= chances.nested()[1], "gammons are wins", where);
      check(
          near(chances.cubelessEquity(), answer.equity().cubeless()),
          "the equity without a cube is that of the chances",
          where);
    }
    BackgammonAnswer.Match match = answer.match();
    check(match == null || isChance(match.winProbability()), "a chance is from 0 to 1", where);
    Double owned = answer.equity().owned();
    Double centred = answer.equity().centred();
    Double opponents = answer.equity().opponent();
    if (owned != null
        && centred != null
        && opponents != null
        && !answer.position().options().jacoby()) {
      check(
          owned >= centred - ROUNDING && centred >= opponents - ROUNDING,
          "a cube is worth most to its owner",
          where + " " + answer.equity());
    }
  }

  private void cube(BackgammonAnswer answer, String where) {
    BackgammonAnswer.Costs costs = answer.cube().costs();
    if (costs != null) {
      check(
          Math.min(costs.noDouble(), costs.doubling()) == 0
              && Math.min(costs.take(), costs.pass()) == 0
              && Math.max(costs.noDouble(), costs.doubling()) >= 0,
          "of two decisions one is right, and none gains",
          where + " " + costs);
    }
  }

  private void moves(
      BackgammonAnswer answer, List<BackgammonAnswer.RankedMove> moves, String where) {
    BackgammonAnswer.@Nullable RankedMove previous = null;
    for (BackgammonAnswer.RankedMove move : moves) {
      check(isChance(move.winProbability()), "a chance is from 0 to 1", where + " " + move);
      check(move.loss() >= 0, "no move gains on the best", where + " " + move);
      check(
          near(moves.get(0).equity() - move.loss(), move.equity()),
          "a loss is the equity that the best has more",
          where + " " + move);
      if (previous != null) {
        check(isInOrder(previous, move), "the best is first", where + " " + previous + " " + move);
      }
      previous = move;
    }
    if (!moves.isEmpty()) {
      BackgammonAnswer.RankedMove best = moves.get(0);
      check(best.loss() == 0, "the best loses nothing", where);
      check(
          near(best.winProbability(), answer.winProbability())
              && near(best.cubelessEquity(), answer.equity().cubeless()),
          "the headline is that of the best move",
          where);
    }
  }

  /** By loss; of equals that were looked into equally far by equity without a cube, then wins. */
  private static boolean isInOrder(
      BackgammonAnswer.RankedMove one, BackgammonAnswer.RankedMove next) {
    if (one.loss() != next.loss() || one.plies() != next.plies()) {
      return one.loss() <= next.loss();
    }
    return one.cubelessEquity() > next.cubelessEquity()
        || (one.cubelessEquity() == next.cubelessEquity()
            && one.winProbability() >= next.winProbability());
  }

  /** The same with the colours exchanged. */
  private static BackgammonPosition mirrored(BackgammonPosition position) {
    Turn turn = position.turn();
    Player owner = position.cube().owner();
    MatchScore score = position.score();
    return new BackgammonPosition(
        position.board(),
        new Turn(
            turn.onRoll().opponent(),
            turn.toDecide().opponent(),
            turn.dice(),
            turn.offer(),
            turn.resignation()),
        new Cube(position.cube().value(), owner == null ? null : owner.opponent()),
        new MatchScore(score.length(), score.oPoints(), score.xPoints(), score.crawford()),
        position.options(),
        position.phase());
  }

  // ---- what is called exact ----

  /**
   * An exact value before the roll is the mean over all rolls of the best that a move leads to,
   * found by the rules of movement and not by the table's own recursion.
   */
  void exact(BackgammonAsk ask, BackgammonPosition beforeRoll) {
    BackgammonAnswer answer = ask.answer(beforeRoll);
    if (!answer.exact()) {
      return;
    }
    checked++;
    String where = Xgid.write(beforeRoll);
    double wins = 0;
    double equity = 0;
    for (Dice dice : Dice.ROLLS) {
      List<BackgammonAnswer.RankedMove> moves =
          Objects.requireNonNull(ask.answer(withDice(beforeRoll, dice)).moves());
      wins +=
          dice.ways()
              * moves.stream()
                  .mapToDouble(BackgammonAnswer.RankedMove::winProbability)
                  .max()
                  .orElseThrow();
      equity += dice.ways() * moves.get(0).equity();
    }
    check(
        near(wins / Dice.ALL_WAYS, answer.winProbability()),
        "what is proven is the mean over all rolls",
        where);
    if (!answer.cube().source().startsWith("Janowski")) {
      check(
          near(equity / Dice.ALL_WAYS, Objects.requireNonNull(answer.cube().noDouble())),
          "what is proven with the cube is the mean over all rolls",
          where);
    }
  }

  /** The library answers what ask answers, wherever it answers at all. */
  void library(Backgammon library, BackgammonAsk ask, BackgammonPosition position) {
    String where = Xgid.write(position);
    BackgammonAnswer answer = ask.answer(position);
    if (position.dice() != null) {
      List<BackgammonMove> found = library.moves(where);
      List<BackgammonAnswer.RankedMove> moves = Objects.requireNonNull(answer.moves());
      checked += found.isEmpty() ? 0 : 1;
      for (int at = 0; at < found.size(); at++) {
        check(
            found.get(at).move().equals(MoveNotation.write(moves.get(at).move()))
                && near(found.get(at).equity(), moves.get(at).equity())
                && near(found.get(at).winProbability(), moves.get(at).winProbability()),
            "library and ask rank moves alike",
            where + " " + found.get(at) + " " + moves.get(at));
      }
      return;
    }
    library.value(where).ifPresent(value -> compare(value, answer, where));
    library.cube(where).ifPresent(advice -> compare(advice, answer.cube(), where));
  }

  private void compare(BackgammonValue value, BackgammonAnswer answer, String where) {
    checked++;
    check(
        near(value.winProbability(), answer.winProbability())
            && near(value.equity(), Objects.requireNonNull(answer.cube().noDouble())),
        "library and ask say the same value",
        where + " " + value + " " + answer.equity());
  }

  private void compare(CubeAdvice advice, BackgammonAnswer.CubeAdvice cube, String where) {
    String words =
        switch (advice.action()) {
          case NO_DOUBLE -> "no double";
          case DOUBLE_TAKE -> "double, take";
          case DOUBLE_PASS -> "double, pass";
          case TOO_GOOD -> "too good to double";
        };
    check(
        words.equals(String.valueOf(cube.action()))
            && near(advice.noDouble(), Objects.requireNonNull(cube.noDouble()))
            && near(advice.doubleTake(), Objects.requireNonNull(cube.doubleTake())),
        "library and ask say the same of the cube",
        where + " " + advice + " " + cube);
  }

  static BackgammonPosition withDice(BackgammonPosition position, Dice dice) {
    return new BackgammonPosition(
        position.board(),
        Turn.toMove(position.onRoll(), dice),
        position.cube(),
        position.score(),
        position.options(),
        position.phase());
  }

  // ---- a review ----

  /** All laws of a reviewed match. */
  void review(ReviewedMatch match) {
    for (ReviewedTurn turn : match.turns()) {
      checked++;
      String where =
          match.file() + " " + turn.game() + "." + turn.turn() + " " + Xgid.write(turn.position());
      check(turn.loss() >= 0, "no decision gains on the right one", where + " " + turn.loss());
      check(
          near(turn.bestEquity() - turn.loss(), turn.equity()),
          "a loss is the equity that the right decision has more",
          where);
      check(
          turn.kind() != ReviewedTurn.Kind.MOVE
              || !turn.move().equals(turn.best())
              || turn.loss() == 0,
          "the best move loses nothing",
          where);
      check(isChance(turn.winProbability()), "a chance is from 0 to 1", where);
      Double lost = turn.winProbabilityLost();
      check(lost == null || isChance(lost), "nobody loses more than there is", where + " " + lost);
      check(
          lost == null || lost == 0 || turn.loss() > 0, "who loses nothing loses no chance", where);
    }
    for (ReviewedPlayer player : match.players()) {
      check(
          player.lossByMoves() >= 0 && player.lossByCube() >= 0,
          "sums of losses are not negative",
          match.file());
      check(player.blunders() <= player.errors(), "blunders are errors", match.file());
    }
  }
}
