package dev.hindsight.workbench.crossword;

import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Workforce;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.crossword.build.SweepPlan;
import dev.hindsight.crossword.build.SweepTally;
import dev.hindsight.crossword.build.SweepTraining;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.RunKind;
import dev.hindsight.workbench.runs.RunRequest;
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
public final class SweepsBuild implements TableBuild<SweepsResult>, RunRequest<SweepsResult> {
  static final RunKind KIND = new RunKind("crossword.rack-sweeps", SweepsBuild::read);

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
    Run run = open(InputFiles.BY_NAME);
    return sealed == null
        ? run.run(target, crew, crew)
        : run.result(sealed, () -> run.training.seal(target, sealed, crew));
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
  public Run open(InputFiles found) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(CrosswordInputs.found(files, found));
    return new Run(loaded, found, training(loaded, found));
  }

  /** With all that it needs. */
  public final class Run implements CountedRun<SweepTally, SweepsResult> {
    private final LoadedEquipment loaded;
    private final InputFiles found;
    private final SweepTraining training;

    private Run(LoadedEquipment loaded, InputFiles found, SweepTraining training) {
      this.loaded = loaded;
      this.found = found;
      this.training = training;
    }

    @Override
    public RunPlan plan() throws IOException {
      if (sealed != null) {
        throw new IllegalArgumentException("--seal counts nothing; leave it out");
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

    @Override
    public Counting<SweepTally> counting(NamedArrays luggage) {
      return training.counting(luggage);
    }

    @Override
    public NamedArrays onlyRound() {
      return training.onlyRound();
    }

    @Override
    public SweepsResult run(Path target, Workforce workers, Crew crew) throws IOException {
      return result(target, () -> training.build(target, workers, crew));
    }

    @Override
    public SweepsResult seal(SweepTally counted, Path target, Crew crew) throws IOException {
      return result(target, () -> training.sealCounted(counted, target, crew));
    }

    private SweepsResult result(Path file, Training work) throws IOException {
      SweepTraining.Outcome[] outcome = new SweepTraining.Outcome[1];
      double seconds = OutputFile.timed(file, () -> outcome[0] = work.run());
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
  }

  private interface Training {
    SweepTraining.Outcome run() throws IOException;
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
