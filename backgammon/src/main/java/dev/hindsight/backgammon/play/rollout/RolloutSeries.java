package dev.hindsight.backgammon.play.rollout;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Trial;
import dev.hindsight.core.runs.TrialRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Many positions that are rolled out one after another, each by a plan of its own: a trial is a
 * game of the position whose turn it is, and each position comes to what {@link RolloutTrial} finds
 * for it alone.
 *
 * <pre>{@code
 * RolloutSeries series = new RolloutSeries();
 * series.add(Board.START, plan, tables);
 * Trials.of(TrialRange.of(seed, plan.trials()), series.counting())
 * }</pre>
 */
public final class RolloutSeries implements Trial<RolloutTallies> {
  private final List<Stretch> stretches = new ArrayList<>();
  private long games;

  /** The games of one position. */
  private record Stretch(RolloutTrial trial, long seed, long firstGame) {}

  /**
   * Adds a position at the end.
   *
   * @param start seen by the player who rolls first
   */
  public void add(Board start, RolloutPlan plan, RolloutTables tables) {
    stretches.add(new Stretch(new RolloutTrial(start, plan, tables), plan.seed(), games));
    games += plan.trials();
  }

  /** The trials as any process counts them. */
  public Counting<RolloutTallies> counting() {
    int positions = stretches.size();
    return new Counting<>(
        () -> RolloutTallies.empty(positions), this, RolloutTallies.codecOfSeries(positions));
  }

  @Override
  public void run(long index, RandomGenerator random, RolloutTallies tally) {
    int position = positionOf(index);
    Stretch stretch = stretches.get(position);
    long game = index - stretch.firstGame;
    stretch.trial.run(game, TrialRandom.of(stretch.seed, game), tally.of(position));
  }

  /** The last position whose games begin at a game or before it. */
  private int positionOf(long game) {
    int low = 0;
    int high = stretches.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) / 2;
      if (stretches.get(middle).firstGame <= game) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
}
