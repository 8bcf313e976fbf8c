package dev.hindsight.workbench.backgammon.build;

import dev.hindsight.backgammon.build.rollouts.RolloutLearning;
import dev.hindsight.backgammon.table.AnchorTable;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.backgammon.table.ReturnTable;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.Sha256;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Nets that go on learning from tables of rollouts, and of games without luck.
 *
 * @param plan how they learn
 * @param from the nets to begin with; without a file those of the program
 * @param rollouts tables of {@code build rollouts}
 * @param returns tables of {@code build returns}
 */
public record BackgammonRolloutLearning(
    RolloutLearning.Plan plan, Optional<Path> from, List<Path> rollouts, List<Path> returns)
    implements TableBuild<BuildResult> {
  public BackgammonRolloutLearning {
    rollouts = List.copyOf(rollouts);
    returns = List.copyOf(returns);
    if (rollouts.isEmpty() && returns.isEmpty()) {
      throw new IllegalArgumentException(
          "a table to learn from is needed: `rollouts` or `returns`, or both");
    }
    if (plan.firstRate() > 1 || plan.lastRate() > 1) {
      throw new IllegalArgumentException("learning rates are above 0 and at most 1");
    }
  }

  @Override
  public void check(Path target, int threads) throws IOException {
    OutputFile.check(target);
  }

  @Override
  public BuildResult run(Path target, Crew crew) throws IOException {
    TreeMap<String, String> inputs = new TreeMap<>();
    BackgammonNets nets = from.isPresent() ? BackgammonNets.open(from.get()) : DefaultNets.nets();
    inputs.put("nets", from.isPresent() ? Sha256.of(from.get()) : DefaultNets.sha256());
    List<AnchorTable> tables = new ArrayList<>();
    for (Path file : rollouts) {
      tables.add(AnchorTable.open(file));
      inputs.put("rollouts-" + tables.size(), Sha256.of(file));
    }
    List<ReturnTable> games = new ArrayList<>();
    for (Path file : returns) {
      games.add(ReturnTable.open(file));
      inputs.put("returns-" + games.size(), Sha256.of(file));
    }
    RolloutLearning learning = new RolloutLearning(plan, nets, tables, games, inputs);
    double seconds = OutputFile.timed(target, () -> learning.run(target, crew));
    return new BuildResult(
        target.toString(),
        "nets that learnt positions " + plan.rounds() + " times over",
        learning.positions(),
        "positions",
        seconds,
        Files.size(target));
  }
}
