package dev.hindsight.backgammon.play.rollout;

import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * What the game of a trial needs: a board, the moves of a roll, and somebody who values them. One
 * thread at a time plays on it.
 */
final class RolloutTable {
  private final Evaluator evaluator;
  private final MoveGenerator moves = new MoveGenerator();
  private final RunningBoard board = new RunningBoard(Board.START);
  private final RunningBoard end = new RunningBoard(Board.START);
  private final RunningBoard next = new RunningBoard(Board.START);
  private final float[] equities = new float[MoveGenerator.MOST_END_POSITIONS];
  private final float[] chances = new float[ResultChances.COUNT];
  private final double[] rolled = new double[ResultChances.COUNT];
  private final double[] mean = new double[ResultChances.COUNT];
  private final double[] result = new double[ResultChances.COUNT];

  RolloutTable(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  /** Plays a game, and adds what it came to. */
  void play(Board start, RolloutPlan plan, RandomGenerator random, RolloutTally tally) {
    board.set(start);
    Arrays.fill(result, 0);
    int last = plan.truncatePlies() == 0 ? RolloutPlan.MOST_PLIES : plan.truncatePlies();
    int ply = 0;
    while (ply < last && !board.isOver() && !evaluator.isExact(board)) {
      int first = 1 + random.nextInt(6);
      int second = 1 + random.nextInt(6);
      moves.prepare(board);
      if (plan.varianceReduced()) {
        takeOutLuck(first, second, ply);
        board.set(next.moverNear(), next.moverFar(), next.otherNear(), next.otherFar());
      } else {
        moves.generate(first, second);
        board.play(moves, best());
      }
      ply++;
    }
    evaluator.chancesBeforeRoll(board, chances);
    for (int k = 0; k < result.length; k++) {
      result[seenByFirst(k, ply)] += chances[k];
    }
    tally.add(result, ply);
  }

  private int best() {
    if (moves.count() == 1) {
      return 0;
    }
    evaluator.equitiesAfterMove(moves, equities);
    return Evaluator.best(equities, moves.count());
  }

  /** Subtracts the luck of a roll from the result and leaves the board after it in {@code next}. */
  private void takeOutLuck(int first, int second, int ply) {
    int high = Math.max(first, second);
    int low = Math.min(first, second);
    Arrays.fill(mean, 0);
    for (Dice dice : Dice.ROLLS) {
      moves.generate(dice.first(), dice.second());
      end.play(moves, best());
      evaluator.chancesBeforeRoll(end, chances);
      boolean isRolled = dice.first() == high && dice.second() == low;
      for (int k = 0; k < mean.length; k++) {
        mean[k] += dice.ways() * (double) chances[k] / Dice.ALL_WAYS;
        rolled[k] = isRolled ? chances[k] : rolled[k];
      }
      if (isRolled) {
        next.set(end.moverNear(), end.moverFar(), end.otherNear(), end.otherFar());
      }
    }
    for (int k = 0; k < mean.length; k++) {
      // These are chances of the player who rolls next.
      result[seenByFirst(k, ply + 1)] -= rolled[k] - mean[k];
    }
  }

  /** A result of the player who rolls at a ply, as the one who rolled first sees it. */
  private static int seenByFirst(int result, int ply) {
    return ply % 2 == 0 ? result : (result + ResultChances.LOST) % ResultChances.COUNT;
  }
}
