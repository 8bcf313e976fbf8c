package dev.hindsight.backgammon.play.rollout;

import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.TrialRandom;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * Several positions that are rolled out together: a trial plays a game from each of them with the
 * same dice, so that their difference is less a matter of luck than their equities are.
 */
public final class RolloutLines implements Trial<RolloutTallies> {
  /** Enough for a block, since a trial is several games. */
  public static final int TRIALS_IN_A_BLOCK = 16;

  private final List<RolloutTrial> lines;
  private final long seed;

  /**
   * @param starts seen by the player who rolls first in each
   */
  public RolloutLines(List<Board> starts, RolloutPlan plan, Supplier<Evaluator> evaluators) {
    RolloutTables tables = new RolloutTables(evaluators);
    this.lines = starts.stream().map(start -> new RolloutTrial(start, plan, tables)).toList();
    this.seed = plan.seed();
  }

  /** The trials as any process counts them. */
  public Counting<RolloutTallies> counting() {
    return new Counting<>(
        () -> RolloutTallies.empty(lines.size()), this, RolloutTallies.codecOfLines(lines.size()));
  }

  @Override
  public void run(long index, RandomGenerator random, RolloutTallies tally) {
    for (int line = 0; line < lines.size(); line++) {
      lines.get(line).run(index, TrialRandom.of(seed, index), tally.of(line));
    }
  }
}
