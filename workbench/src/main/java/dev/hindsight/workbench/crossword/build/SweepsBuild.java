package dev.hindsight.workbench.crossword.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.crossword.build.sweeps.SweepPlan;
import dev.hindsight.crossword.build.sweeps.SweepTally;
import dev.hindsight.crossword.build.sweeps.SweepTraining;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.CrosswordInputs;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.RunKind;
import dev.hindsight.workbench.runs.TrainingBuild;
import dev.hindsight.workbench.runs.TrainingRun;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Learns what every rack is worth from positions in which all racks are priced at once.
 *
 * <p>The first generation plays with the leaves of the racks it starts from, or else with the usual
 * ones.
 */
public final class SweepsBuild extends TrainingBuild<RackEquityResult> {
  public static final RunKind KIND = new RunKind("crossword.rack-sweeps", SweepsBuild::read);

  private static final String POSITIONS = "positions";
  private static final String LAST_POSITIONS = "lastPositions";
  private static final String GENERATIONS = "generations";
  private static final String FROM = "from";

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
          "`from` brings leaves of its own; leave out `leaves` or `from`");
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
  public RackEquityResult run(Path target, Crew crew) throws IOException {
    if (sealed == null) {
      return super.run(target, crew);
    }
    LoadedEquipment loaded = LoadedEquipment.open(CrosswordInputs.found(files, InputFiles.BY_NAME));
    SweepTraining training = training(loaded, InputFiles.BY_NAME);
    return run(loaded, InputFiles.BY_NAME, training)
        .told(sealed, () -> training.sealSoFar(target, sealed, crew));
  }

  private static SweepsBuild read(RunPlan plan) {
    Parameters parameters = plan.parameters();
    return new SweepsBuild(
        CrosswordInputs.files(parameters),
        new SweepPlan(
            Long.parseLong(parameters.text(POSITIONS)),
            Long.parseLong(parameters.text(LAST_POSITIONS)),
            Integer.parseInt(parameters.text(GENERATIONS)),
            plan.range().seed()),
        CrosswordInputs.path(parameters, FROM),
        null);
  }

  @Override
  public CountedRun<SweepTally, RackEquityResult> open(InputFiles found) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(CrosswordInputs.found(files, found));
    return run(loaded, found, training(loaded, found));
  }

  private TrainingRun<SweepTally, SweepTraining.Outcome, RackEquityResult> run(
      LoadedEquipment loaded, InputFiles found, SweepTraining training) {
    return new TrainingRun<>(
        training,
        () -> runPlan(loaded, found),
        (outcome, written) ->
            RackEquityResult.of(
                loaded,
                plan.seed(),
                outcome.generations().stream().map(SweptGeneration::of).toList(),
                outcome.leaves(),
                written));
  }

  private RunPlan runPlan(LoadedEquipment loaded, InputFiles found) throws IOException {
    if (sealed != null) {
      throw new IllegalArgumentException("`seal` counts nothing; leave it out");
    }
    long others = (plan.generations() - 1) * plan.positionsPerGeneration();
    Parameters parameters =
        CrosswordInputs.parameters(files)
            .with(POSITIONS, plan.positionsPerGeneration())
            .with(LAST_POSITIONS, plan.lastPositions())
            .with(GENERATIONS, plan.generations());
    return new RunPlan(
        KIND.name(),
        CrosswordInputs.with(parameters, FROM, racks),
        CrosswordInputs.sha256(files, found, loaded, racks),
        TrialRange.of(plan.seed(), others + plan.lastPositions()),
        SweepTraining.POSITIONS_IN_A_BLOCK);
  }

  private SweepTraining training(LoadedEquipment loaded, InputFiles found) throws IOException {
    Path file = found.find(racks);
    if (file == null) {
      return new SweepTraining(loaded.equipment(), plan);
    }
    RackEquityTable table = loaded.openRackEquity(file);
    Equipment first = loaded.equipment().withLeaves(RackLeaves.ofFullBag(table));
    return new SweepTraining(first, Optional.of(table), plan);
  }
}
