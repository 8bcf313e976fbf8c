package dev.hindsight.workbench.backgammon.build;

import dev.hindsight.backgammon.build.anchors.AnchorPlan;
import dev.hindsight.backgammon.build.anchors.AnchorRollouts;
import dev.hindsight.backgammon.play.rollout.RolloutTallies;
import dev.hindsight.backgammon.table.BackgammonNets;
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
import java.util.List;
import java.util.Optional;

/** Rolls out well-known positions into a table of anchors. */
public final class BackgammonAnchors extends TrainingBuild<BuildResult> {
  public static final RunKind KIND =
      new RunKind(
          "backgammon.anchors",
          plan ->
              new BackgammonAnchors(
                  AnchorPlan.of(plan.parameters(), plan.range().seed()),
                  JudgeFiles.of(plan.parameters()).nets()));

  private final AnchorPlan plan;
  private final JudgeFiles files;

  /**
   * @param nets that play both sides; else those of the program
   */
  public BackgammonAnchors(AnchorPlan plan, Optional<Path> nets) {
    this.plan = plan;
    this.files = new JudgeFiles(List.of(), nets, Optional.empty());
  }

  @Override
  public CountedRun<RolloutTallies, BuildResult> open(InputFiles inputs) throws IOException {
    AnchorRollouts rollouts = rollouts(files.found(inputs).nets());
    return new TrainingRun<>(
        rollouts,
        () ->
            new RunPlan(
                KIND.name(),
                files.addTo(plan.parameters()),
                files.sha256(inputs),
                rollouts.games(),
                AnchorRollouts.GAMES_IN_A_BLOCK),
        (table, written) ->
            new BuildResult(
                written.file(),
                "anchors, " + plan.scope() + ", rolled out",
                rollouts.positions(),
                "positions",
                written.seconds(),
                written.bytes()));
  }

  private AnchorRollouts rollouts(Optional<Path> nets) throws IOException {
    return nets.isPresent()
        ? new AnchorRollouts(BackgammonNets.open(nets.get()), Sha256.of(nets.get()), plan)
        : new AnchorRollouts(DefaultNets.nets(), DefaultNets.sha256(), plan);
  }
}
