package dev.hindsight.backgammon.play.evaluate;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Advice from an evaluator for any position, before the roll and after it: what {@link
 * BearoffAdvice} is to a table. Every move is looked into as deep as every other, so that their
 * equities compare.
 */
public final class ChanceAdvice {
  private final Evaluator evaluator;
  private final float[] chances = new float[ResultChances.COUNT];

  public ChanceAdvice(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  /** The chances of the mover, who is about to roll. */
  public ResultChances beforeRoll(Board board) {
    return judge(new RunningBoard(board));
  }

  /** Every legal move, best first by its equity without a cube. */
  public List<JudgedMove> rank(Board board, Dice dice) {
    MoveGenerator generator = new MoveGenerator();
    generator.prepare(board);
    int count = generator.generate(dice.first(), dice.second());
    RunningBoard end = new RunningBoard(board);
    List<JudgedMove> moves = new ArrayList<>();
    for (int index = 0; index < count; index++) {
      end.play(generator, index);
      moves.add(new JudgedMove(Move.of(generator, index), judge(end).forOpponent()));
    }
    moves.sort(
        Comparator.<JudgedMove>comparingDouble(move -> -move.chances().cubelessEquity())
            .thenComparing(move -> MoveNotation.write(move.move())));
    return moves;
  }

  private ResultChances judge(RunningBoard board) {
    evaluator.chancesBeforeRoll(board, chances);
    return ResultChances.of(chances, 0);
  }
}
