package dev.hindsight.workbench.backgammon.build;

import dev.hindsight.backgammon.build.rollouts.LabelPlan;
import dev.hindsight.backgammon.build.rollouts.LabelRollouts;
import dev.hindsight.backgammon.build.rollouts.Labels;
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

/** Rolls out positions of every game plan into a table, to learn from and to measure by. */
public final class BackgammonLabels extends TrainingBuild<BuildResult> {
  public static final RunKind KIND =
      new RunKind(
          "backgammon.rollouts",
          plan ->
              new BackgammonLabels(
                  LabelPlan.of(plan.parameters(), plan.range()),
                  JudgeFiles.of(plan.parameters()).nets()));

  private final LabelPlan plan;
  private final JudgeFiles files;

  /**
   * @param nets that play both sides; else those of the program
   */
  public BackgammonLabels(LabelPlan plan, Optional<Path> nets) {
    this.plan = plan;
    this.files = new JudgeFiles(List.of(), nets, Optional.empty());
  }

  @Override
  public CountedRun<Labels, BuildResult> open(InputFiles inputs) throws IOException {
    LabelRollouts rollouts = rollouts(files.found(inputs).nets());
    return new TrainingRun<>(
        rollouts,
        () ->
            new RunPlan(
                KIND.name(),
                files.addTo(plan.parameters()),
                files.sha256(inputs),
                rollouts.positions(),
                LabelRollouts.POSITIONS_IN_A_BLOCK),
        (table, written) ->
            new BuildResult(
                written.file(),
                "positions of every plan, " + plan.rollout().trials() + " games each",
                table.anchors().size(),
                "positions",
                written.seconds(),
                written.bytes()));
  }

  private LabelRollouts rollouts(Optional<Path> nets) throws IOException {
    return nets.isPresent()
        ? new LabelRollouts(BackgammonNets.open(nets.get()), Sha256.of(nets.get()), plan)
        : new LabelRollouts(DefaultNets.nets(), DefaultNets.sha256(), plan);
  }
}
