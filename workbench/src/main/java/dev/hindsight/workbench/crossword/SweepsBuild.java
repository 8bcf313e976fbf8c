package dev.hindsight.workbench.crossword;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.build.SweepPlan;
import dev.hindsight.crossword.build.SweepTraining;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Learns what every rack is worth from positions in which all racks are priced at once.
 *
 * <p>The first generation plays with the leaves of the racks it starts from, or else with the usual
 * ones. Stopped in any way, the same build goes on where it was.
 */
public final class SweepsBuild implements TableBuild<SweepsResult> {
  private final CrosswordFiles files;
  private final SweepPlan plan;
  private final @Nullable Path racks;

  /**
   * @param racks a table of ours or a {@code .req} file to go on from; null for the usual leaves
   */
  public SweepsBuild(CrosswordFiles files, SweepPlan plan, @Nullable Path racks) {
    if (racks != null && files.leaves() != null) {
      throw new IllegalArgumentException(
          "--from brings leaves of its own; leave out --leaves or --from");
    }
    this.files = files;
    this.plan = plan;
    this.racks = racks;
  }

  @Override
  public void check(Path target, int threads) throws IOException {
    OutputFile.check(target);
  }

  @Override
  public SweepsResult run(Path target, Crew crew) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(files);
    SweepTraining training = new SweepTraining(start(loaded, crew), plan);
    SweepTraining.Outcome[] outcome = new SweepTraining.Outcome[1];
    double seconds = OutputFile.timed(target, () -> outcome[0] = training.build(target, crew));
    return new SweepsResult(
        target.toString(),
        loaded.wordsName(),
        loaded.rules().tiles().name(),
        plan.seed(),
        outcome[0].generations().stream().map(SweepsResult.Generation::of).toList(),
        WellKnownLeaves.of(outcome[0].leaves()),
        seconds,
        Files.size(target));
  }

  private Equipment start(LoadedEquipment loaded, Crew crew) throws IOException {
    if (racks == null) {
      return loaded.equipment();
    }
    RackEquityTable table = loaded.openRackEquity(racks);
    return loaded
        .equipment()
        .withLeaves(
            new LeaveDerivation(table).derive(table.tiles().counts(), DrawConvention.POOL, crew));
  }
}
