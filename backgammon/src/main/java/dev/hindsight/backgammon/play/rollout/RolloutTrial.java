package dev.hindsight.backgammon.play.rollout;

import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Trials;
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
  private final RolloutTables tables;

  /**
   * @param start seen by the player who rolls first
   */
  public RolloutTrial(Board start, RolloutPlan plan, Supplier<Evaluator> evaluators) {
    this(start, plan, new RolloutTables(evaluators));
  }

  /** The same on tables that others play on as well. */
  public RolloutTrial(Board start, RolloutPlan plan, RolloutTables tables) {
    this.start = start;
    this.plan = plan;
    this.tables = tables;
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
    tables.play(start, plan, random, tally);
  }
}
