package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.index.BearoffIndex;
import dev.hindsight.backgammon.index.BearoffMoves;
import dev.hindsight.backgammon.index.BearoffStep;
import dev.hindsight.backgammon.index.PipOrder;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.table.OneSidedFormat;
import dev.hindsight.backgammon.table.OneSidedTable;
import dev.hindsight.backgammon.table.RollChances;
import dev.hindsight.core.runs.Crew;
import java.util.Arrays;

/**
 * Finds for every side the play with the fewest rolls on average, and from it the chances of each
 * number of rolls; once for the last checker, once for the first of fifteen.
 *
 * <p>The mean of a side is 1 + Σ p(roll) · least mean of a successor; its distribution is the mix
 * of the chosen successors' distributions, one roll later. Of successors with equal means the first
 * in index order is chosen.
 */
final class OneSidedSolver {
  private static final int BLOCK = 64;

  private final BearoffIndex index;
  private final PipOrder order;
  private final Crew crew;
  private final Goal off;
  private final Goal gammon;

  OneSidedSolver(BearoffIndex index, Crew crew) {
    this.index = index;
    this.order = new PipOrder(index);
    this.crew = crew;
    this.off = new Goal(index.size());
    this.gammon = new Goal(index.size());
  }

  /** What is known of every side about reaching one goal. */
  private static final class Goal {
    final double[] means;
    final double[][] distributions;

    Goal(int sides) {
      this.means = new double[sides];
      this.distributions = new double[sides][];
    }

    void setReached(int rank) {
      means[rank] = 0;
      distributions[rank] = new double[] {1};
    }

    void solve(int rank, Mix mix) {
      means[rank] = 1 + mix.mean;
      distributions[rank] = Arrays.copyOf(mix.chances, mix.length);
    }
  }

  /** The average over the rolls of the best successors, for one goal and one side at a time. */
  private static final class Mix {
    final double[] chances = new double[128];
    int length;
    double mean;

    void clear() {
      Arrays.fill(chances, 0, length, 0);
      length = 0;
      mean = 0;
    }

    void add(Goal goal, BearoffStep step, int count, int ways) {
      int best = step.rank(0);
      for (int found = 1; found < count; found++) {
        int rank = step.rank(found);
        double difference = goal.means[rank] - goal.means[best];
        if (difference < 0 || (difference == 0 && rank < best)) {
          best = rank;
        }
      }
      double chance = (double) ways / Dice.ALL_WAYS;
      mean += chance * goal.means[best];
      double[] after = goal.distributions[best];
      for (int rolls = 0; rolls < after.length; rolls++) {
        chances[rolls + 1] += chance * after[rolls];
      }
      length = Math.max(length, after.length + 1);
    }
  }

  /** Solves all sides; as many steps of progress as there are sides. */
  OneSidedTable solve() {
    BearoffStep[] steps = new BearoffStep[crew.threads()];
    Mix[] mixes = new Mix[crew.threads()];
    for (int worker = 0; worker < steps.length; worker++) {
      steps[worker] = new BearoffStep(index);
      mixes[worker] = new Mix();
    }
    for (int layer = 0; layer < order.layers(); layer++) {
      int first = order.layerStart(layer);
      crew.sweep(
          order.layerStart(layer + 1) - first,
          BLOCK,
          (from, to, worker) -> {
            for (int place = first + (int) from; place < first + to; place++) {
              solve(order.rankAt(place), steps[worker], mixes[worker]);
            }
          });
    }
    return new OneSidedTable(index, packed(off), packed(gammon));
  }

  private void solve(int rank, BearoffStep step, Mix mix) {
    long side = index.unrank(rank);
    if (rank == 0) {
      off.setReached(rank);
    } else {
      solve(off, rank, side, step, mix);
    }
    if (BearoffIndex.left(side) < Checkers.PER_SIDE) {
      gammon.setReached(rank);
    } else {
      solve(gammon, rank, side, step, mix);
    }
  }

  private static void solve(Goal goal, int rank, long side, BearoffStep step, Mix mix) {
    mix.clear();
    for (int roll = 0; roll < BearoffMoves.ROLLS; roll++) {
      Dice dice = Dice.ROLLS.get(roll);
      int count = step.play(side, dice.high(), dice.low());
      mix.add(goal, step, count, dice.ways());
    }
    goal.solve(rank, mix);
  }

  /** The distributions without what is negligible at their ends. */
  private static RollChances packed(Goal goal) {
    int sides = goal.means.length;
    byte[] firsts = new byte[sides];
    int[] starts = new int[sides + 1];
    for (int rank = 0; rank < sides; rank++) {
      double[] chances = goal.distributions[rank];
      int first = 0;
      int end = chances.length;
      while (chances[first] < OneSidedFormat.LEAST_CHANCE) {
        first++;
      }
      while (chances[end - 1] < OneSidedFormat.LEAST_CHANCE) {
        end--;
      }
      firsts[rank] = (byte) first;
      starts[rank + 1] = Math.addExact(starts[rank], end - first);
    }
    float[] chances = new float[starts[sides]];
    for (int rank = 0; rank < sides; rank++) {
      for (int at = starts[rank]; at < starts[rank + 1]; at++) {
        chances[at] = (float) goal.distributions[rank][firsts[rank] + at - starts[rank]];
      }
    }
    return new RollChances(goal.means, firsts, starts, chances);
  }
}
