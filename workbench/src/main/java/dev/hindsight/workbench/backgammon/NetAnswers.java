package dev.hindsight.workbench.backgammon;

import dev.hindsight.backgammon.play.evaluate.ChanceAdvice;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.JudgedMove;
import dev.hindsight.backgammon.play.evaluate.LookaheadEvaluator;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.BackgammonPosition;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.PositionClass;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import java.util.ArrayList;
import java.util.List;

/**
 * Answers by nets, for whatever the tables do not reach; where a look ahead meets them, they count.
 */
final class NetAnswers {
  private final Evaluator evaluator;
  private final ChanceAdvice advice;

  /**
   * @param tables asked in this order before the nets
   */
  NetAnswers(NetChoice choice, List<PairValues> tables) {
    Evaluator still = new NetEvaluator(choice.nets(), choice.name());
    for (int last = tables.size() - 1; last >= 0; last--) {
      still = new PairEvaluator(tables.get(last), still);
    }
    this.evaluator = choice.plies() == 0 ? still : new LookaheadEvaluator(still, choice.plies());
    this.advice = new ChanceAdvice(evaluator);
  }

  BackgammonAnswer answer(BackgammonPosition position, List<BackgammonAnswer.Side> sides) {
    Board board = position.board();
    Dice dice = position.dice();
    List<JudgedMove> moves = dice == null ? List.of() : advice.rank(board, dice);
    ResultChances chances = dice == null ? advice.beforeRoll(board) : moves.get(0).chances();
    return new BackgammonAnswer(
        position,
        PositionClass.of(board),
        evaluator.name(),
        false,
        chances.winProbability(),
        new BackgammonAnswer.Equities(chances.cubelessEquity(), null, null, null),
        BackgammonAnswer.CubeAdvice.UNKNOWN,
        sides,
        dice == null ? null : named(moves),
        BackgammonNotes.byNets(position),
        chances);
  }

  private static List<BackgammonAnswer.Move> named(List<JudgedMove> moves) {
    double best = moves.get(0).chances().cubelessEquity();
    List<BackgammonAnswer.Move> named = new ArrayList<>();
    for (JudgedMove move : moves) {
      double equity = move.chances().cubelessEquity();
      named.add(
          new BackgammonAnswer.Move(
              MoveNotation.write(move.move()),
              move.chances().winProbability(),
              equity,
              best - equity));
    }
    return named;
  }
}
