package dev.hindsight.backgammon.play.rollout;

import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.core.runs.Workspaces;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** As many tables as threads play at once, for games from any position. */
public final class RolloutTables {
  private final Workspaces<RolloutTable> tables;

  public RolloutTables(Supplier<Evaluator> evaluators) {
    tables = new Workspaces<>(() -> new RolloutTable(evaluators.get()));
  }

  /** Plays a game, and adds what it came to. */
  void play(Board start, RolloutPlan plan, RandomGenerator random, RolloutTally tally) {
    tables.use(table -> table.play(start, plan, random, tally));
  }
}
