package dev.hindsight.backgammon.play.rollout;

import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
import java.util.Arrays;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A trial of a rollout: one game from a position before the roll, in which both sides play the
 * moves that an evaluator likes best.
 *
 * <pre>{@code
 * RolloutTrial trial = new RolloutTrial(Board.START, plan, () -> new NetEvaluator(nets));
 * RolloutResult result = trial.run(crew);
 * }</pre>
 *
 * <p>It ends with the game, where the evaluator knows the chances exactly, or where the plan
 * truncates it. With <b>variance reduction</b> the luck of every roll is taken out of the result:
 * the chances after the best move with this roll, less their mean over all 21 rolls, as the
 * evaluator sees them. That mean is what the roll was expected to bring, so luck is 0 on average
 * whatever the evaluator thinks, and the result stays unbiased; the better the evaluator, the less
 * is left to chance.
 */
public final class RolloutTrial implements Trial<RolloutTally> {
  private static final int BLOCK = 16;

  private final Board start;
  private final RolloutPlan plan;
  private final Supplier<Evaluator> evaluators;
  private final ConcurrentLinkedQueue<Table> idle = new ConcurrentLinkedQueue<>();

  /**
   * @param start seen by the player who rolls first
   */
  public RolloutTrial(Board start, RolloutPlan plan, Supplier<Evaluator> evaluators) {
    this.start = start;
    this.plan = plan;
    this.evaluators = evaluators;
  }

  /** Runs all trials of the plan. */
  public RolloutResult run(Crew crew) {
    return Trials.of(TrialRange.of(plan.seed(), plan.trials()), RolloutTally::new, this)
        .inBlocksOf(BLOCK)
        .named("rollout", "trials")
        .run(crew)
        .result();
  }

  @Override
  public void run(long index, RandomGenerator random, RolloutTally tally) {
    Table table = idle.poll();
    if (table == null) {
      table = new Table(evaluators.get());
    }
    table.play(start, plan, random, tally);
    idle.add(table);
  }

  /** What a game needs; one for each thread. */
  private static final class Table {
    final Evaluator evaluator;
    final MoveGenerator moves = new MoveGenerator();
    final RunningBoard board = new RunningBoard(Board.START);
    final RunningBoard end = new RunningBoard(Board.START);
    final RunningBoard next = new RunningBoard(Board.START);
    final float[] equities = new float[MoveGenerator.MOST_END_POSITIONS];
    final float[] chances = new float[ResultChances.COUNT];
    final double[] rolled = new double[ResultChances.COUNT];
    final double[] mean = new double[ResultChances.COUNT];
    final double[] result = new double[ResultChances.COUNT];

    Table(Evaluator evaluator) {
      this.evaluator = evaluator;
    }

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

    /**
     * Subtracts the luck of a roll from the result and leaves the board after it in {@code next}.
     */
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
}
