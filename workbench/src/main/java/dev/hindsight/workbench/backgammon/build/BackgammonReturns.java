package dev.hindsight.workbench.backgammon.build;

import dev.hindsight.backgammon.build.rollouts.GameReturns;
import dev.hindsight.backgammon.build.rollouts.ReturnPlan;
import dev.hindsight.backgammon.build.rollouts.Returns;
import dev.hindsight.backgammon.play.evaluate.PairValues;
import dev.hindsight.backgammon.play.evaluate.TableValues;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.tables.Sha256;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.backgammon.files.JudgeFiles;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.RunKind;
import dev.hindsight.workbench.runs.TrainingBuild;
import dev.hindsight.workbench.runs.TrainingRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Plays games whose positions learn what they came to, the luck of the dice taken out. */
public final class BackgammonReturns extends TrainingBuild<BuildResult> {
  public static final RunKind KIND =
      new RunKind(
          "backgammon.returns",
          plan -> {
            JudgeFiles files = JudgeFiles.of(plan.parameters());
            return new BackgammonReturns(
                ReturnPlan.of(plan.parameters(), plan.range()),
                files.tables().stream().findFirst(),
                files.nets());
          });

  private final ReturnPlan plan;
  private final JudgeFiles files;

  /**
   * @param table a two-sided bearoff whose values end games
   * @param nets that play both sides; else those of the program
   */
  public BackgammonReturns(ReturnPlan plan, Optional<Path> table, Optional<Path> nets) {
    this.plan = plan;
    this.files = new JudgeFiles(table.stream().toList(), nets, Optional.empty());
  }

  @Override
  public CountedRun<Returns, BuildResult> open(InputFiles inputs) throws IOException {
    GameReturns returns = returns(files.found(inputs));
    return new TrainingRun<>(
        returns,
        () ->
            new RunPlan(
                KIND.name(),
                files.addTo(plan.parameters()),
                files.sha256(inputs),
                returns.games(),
                GameReturns.GAMES_IN_A_BLOCK),
        (table, written) ->
            new BuildResult(
                written.file(),
                "positions of " + plan.games() + " games",
                table.positions(),
                "positions",
                written.seconds(),
                written.bytes()));
  }

  private GameReturns returns(JudgeFiles found) throws IOException {
    TreeMap<String, String> sha256 = new TreeMap<>();
    BackgammonNets nets = DefaultNets.nets();
    sha256.put("nets", DefaultNets.sha256());
    if (found.nets().isPresent()) {
      nets = BackgammonNets.open(found.nets().get());
      sha256.put("nets", Sha256.of(found.nets().get()));
    }
    @Nullable PairValues exact = null;
    for (Path table : found.tables()) {
      exact = new TableValues(BearoffTable.open(table));
      sha256.put("table", Sha256.of(table));
    }
    return new GameReturns(nets, exact, plan, sha256);
  }
}
