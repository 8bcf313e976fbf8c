package dev.hindsight.backgammon.build.rollouts;

import dev.hindsight.backgammon.build.nets.MiddlePositions;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.GamePlan;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.Arrays;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A game of an evaluator against itself, in which every position learns what came of it without the
 * luck of the dice.
 *
 * <p>Let v(t) be what the evaluator says of the position at ply t, m(t) the mean of what it says
 * after the best move of each of the 21 rolls, and o turn chances round for the other player. What
 * a position came to, less the luck of the rolls, is
 *
 * <pre>return(t) = m(t) + λ · o(return(t + 1) − v(t + 1)), return(last) = v(last)</pre>
 *
 * With λ = 1 this is the result of the game less the luck of all rolls, as a rollout has it, only
 * that one game serves all its positions; smaller ones forget what is found out much later. Games
 * begin with some plies that are not always played well, so that positions after the second and
 * third best moves come up; these plies are not learnt from. One for each thread.
 */
final class LuckFreeGame {
  private static final int SIX = ResultChances.COUNT;

  private static final int MOST_TRIES = 20;

  /** Plies at most that are not learnt from, after the start of a game and after a middle. */
  private static final int MOST_FIRST_PLIES = 20;

  private static final int MOST_MIDDLE_PLIES = 10;

  /** How often one of the plausible moves is made, and how often on the last of those plies. */
  private static final double SECOND_BEST = 0.25;

  private static final double SECOND_BEST_AT_LAST = 0.5;

  /** How much less than the best a move may be worth to be plausible, in points. */
  private static final float PLAUSIBLE = 0.12f;

  private final Evaluator evaluator;
  private final ReturnPlan plan;
  private final MiddlePositions middles;
  private final MoveGenerator moves = new MoveGenerator();
  private final RunningBoard board = new RunningBoard(Board.START);
  private final RunningBoard end = new RunningBoard(Board.START);
  private final RunningBoard next = new RunningBoard(Board.START);
  private final float[] equities = new float[MoveGenerator.MOST_END_POSITIONS];
  private final float[] chances = new float[SIX];
  private final float[] rolled = new float[SIX];
  private final double[] sum = new double[SIX];

  /** v and m of each ply, six numbers each; m becomes the return. */
  private final float[] values;

  private final float[] returns;

  LuckFreeGame(Evaluator evaluator, ReturnPlan plan) {
    this.evaluator = evaluator;
    this.plan = plan;
    this.values = new float[SIX * (plan.plies() + 1)];
    this.returns = new float[SIX * (plan.plies() + 1)];
    this.middles = new MiddlePositions(evaluator);
  }

  /** Plays a game and adds its positions. */
  void play(RandomGenerator random, Returns into) {
    begin(random);
    evaluator.chancesBeforeRoll(board, chances);
    int ply = 0;
    while (ply < plan.plies() && !isAtEnd()) {
      into.add(board);
      System.arraycopy(chances, 0, values, SIX * ply, SIX);
      roll(1 + random.nextInt(6), 1 + random.nextInt(6));
      for (int k = 0; k < SIX; k++) {
        returns[SIX * ply + k] = (float) (sum[k] / Dice.ALL_WAYS);
      }
      ResultChances.swap(returns, SIX * ply);
      board.set(next.moverNear(), next.moverFar(), next.otherNear(), next.otherFar());
      System.arraycopy(rolled, 0, chances, 0, SIX);
      ply++;
    }
    learnBackwards(ply);
    into.setLast(returns, ply);
  }

  private boolean isAtEnd() {
    return evaluator.isExact(board) || (!plan.races() && !board.isContact());
  }

  /** Sets the board to where learning begins. */
  private void begin(RandomGenerator random) {
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      board.set(Board.START);
      Optional<GamePlan> middle = plan.starts().draw(random);
      if (middle.isPresent()) {
        middles.draw(middle.get(), random, board);
      }
      int plies = random.nextInt(middle.isPresent() ? MOST_MIDDLE_PLIES : MOST_FIRST_PLIES);
      for (int ply = 0; ply < plies && !board.isOver(); ply++) {
        playWell(ply == plies - 1 ? SECOND_BEST_AT_LAST : SECOND_BEST, random);
      }
      if (!board.isOver() && board.isContact()) {
        return;
      }
    }
    board.set(Board.START);
  }

  /** Rolls, and makes the best move or, with a chance, any that is not much worse. */
  private void playWell(double secondBest, RandomGenerator random) {
    moves.prepare(board);
    int count = moves.generate(1 + random.nextInt(6), 1 + random.nextInt(6));
    int chosen = best();
    if (count > 1 && random.nextDouble() < secondBest) {
      float least = equities[chosen] - PLAUSIBLE;
      int seen = 0;
      for (int index = 0; index < count; index++) {
        if (equities[index] >= least && random.nextInt(++seen) == 0) {
          chosen = index;
        }
      }
    }
    board.play(moves, chosen);
  }

  private int best() {
    if (moves.count() == 1) {
      return 0;
    }
    evaluator.equitiesAfterMove(moves, equities);
    return Evaluator.best(equities, moves.count());
  }

  /** Leaves the board after a roll, its chances, and the sum over all rolls of such chances. */
  private void roll(int first, int second) {
    int high = Math.max(first, second);
    int low = Math.min(first, second);
    Arrays.fill(sum, 0);
    moves.prepare(board);
    for (Dice dice : Dice.ROLLS) {
      moves.generate(dice.first(), dice.second());
      end.play(moves, best());
      evaluator.chancesBeforeRoll(end, chances);
      for (int k = 0; k < SIX; k++) {
        sum[k] += dice.ways() * (double) chances[k];
      }
      if (dice.first() == high && dice.second() == low) {
        System.arraycopy(chances, 0, rolled, 0, SIX);
        next.set(end.moverNear(), end.moverFar(), end.otherNear(), end.otherFar());
      }
    }
  }

  private void learnBackwards(int plies) {
    float lambda = (float) plan.lambda();
    for (int t = plies - 2; t >= 0; t--) {
      int at = SIX * t;
      for (int k = 0; k < SIX; k++) {
        int later = at + SIX + (k + ResultChances.LOST) % SIX;
        returns[at + k] += lambda * (returns[later] - values[later]);
      }
    }
  }
}
