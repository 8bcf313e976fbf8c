package dev.hindsight.workbench.crossword;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.build.SweepPlan;
import dev.hindsight.crossword.build.SweepTraining;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
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
  private final @Nullable Path sealed;

  /**
   * @param racks a table of ours or a {@code .req} file to go on from; null for the usual leaves
   * @param sealed instead of building, write what the build has so far to this file
   */
  public SweepsBuild(
      CrosswordFiles files, SweepPlan plan, @Nullable Path racks, @Nullable Path sealed) {
    if (racks != null && files.leaves() != null) {
      throw new IllegalArgumentException(
          "--from brings leaves of its own; leave out --leaves or --from");
    }
    this.files = files;
    this.plan = plan;
    this.racks = racks;
    this.sealed = sealed;
  }

  @Override
  public void check(Path target, int threads) throws IOException {
    OutputFile.check(sealed == null ? target : sealed);
  }

  @Override
  public SweepsResult run(Path target, Crew crew) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(files);
    SweepTraining training = training(loaded, crew);
    SweepTraining.Outcome[] outcome = new SweepTraining.Outcome[1];
    Path file = sealed == null ? target : sealed;
    double seconds =
        OutputFile.timed(
            file,
            () ->
                outcome[0] =
                    sealed == null
                        ? training.build(target, crew)
                        : training.seal(target, sealed, crew));
    return new SweepsResult(
        file.toString(),
        loaded.wordsName(),
        loaded.rules().tiles().name(),
        plan.seed(),
        outcome[0].generations().stream().map(SweepsResult.Generation::of).toList(),
        WellKnownLeaves.of(outcome[0].leaves()),
        seconds,
        Files.size(file));
  }

  private SweepTraining training(LoadedEquipment loaded, Crew crew) throws IOException {
    if (racks == null) {
      return new SweepTraining(loaded.equipment(), plan);
    }
    RackEquityTable table = loaded.openRackEquity(racks);
    LeaveTable leaves =
        new LeaveDerivation(table).derive(table.tiles().counts(), DrawConvention.POOL, crew);
    return new SweepTraining(loaded.equipment().withLeaves(leaves), Optional.of(table), plan);
  }
}
