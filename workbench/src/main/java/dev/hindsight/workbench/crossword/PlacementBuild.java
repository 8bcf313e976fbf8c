package dev.hindsight.workbench.crossword;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.build.placement.PlacementPlan;
import dev.hindsight.crossword.build.placement.PlacementTraining;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Learns what tiles are worth where they lie. Stopped in any way, the same build goes on. */
public final class PlacementBuild implements TableBuild<PlacementResult> {
  private final CrosswordFiles files;
  private final PlacementPlan plan;

  public PlacementBuild(CrosswordFiles files, PlacementPlan plan) {
    this.files = files;
    this.plan = plan;
  }

  @Override
  public void check(Path target, int threads) throws IOException {
    OutputFile.check(target);
  }

  @Override
  public PlacementResult run(Path target, Crew crew) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(files);
    PlacementTraining training = new PlacementTraining(loaded.equipment(), plan);
    double seconds = OutputFile.timed(target, () -> training.build(target, crew));
    return new PlacementResult(
        target.toString(),
        loaded.wordsName(),
        plan.variant().word(),
        plan.seed(),
        training.summaries().stream().map(PlacementResult.Generation::of).toList(),
        seconds,
        Files.size(target));
  }
}
