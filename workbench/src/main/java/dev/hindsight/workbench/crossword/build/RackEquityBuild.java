package dev.hindsight.workbench.crossword.build;

import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.crossword.build.racks.RackEquityTraining;
import dev.hindsight.crossword.build.racks.RackLog;
import dev.hindsight.crossword.build.racks.TrainingPlan;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
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
import org.jspecify.annotations.Nullable;

/**
 * Learns what every rack is worth from games of players against themselves.
 *
 * <p>The first generation plays with the leaves of the racks it starts from, or else with those
 * that were brought, or with none: not with those of the program, which are the result of a
 * training themselves.
 */
public final class RackEquityBuild extends TrainingBuild<RackEquityResult> {
  public static final RunKind KIND = new RunKind("crossword.rack-equity", RackEquityBuild::read);

  private static final String GAMES = "games";
  private static final String GENERATIONS = "generations";
  private static final String FROM = "from";
  private static final String DYNAMIC = "dynamic";

  private final CrosswordFiles files;
  private final TrainingPlan plan;
  private final Start from;

  public RackEquityBuild(CrosswordFiles files, TrainingPlan plan, Start from) {
    if (from.racks() != null && files.leaves() != null) {
      throw new IllegalArgumentException(
          "`from` brings leaves of its own; leave out `leaves` or `from`");
    }
    this.files = files;
    this.plan = plan;
    this.from = from;
  }

  /**
   * What rack equities a training goes on from.
   *
   * @param racks a table of ours or a {@code .req} file; null to begin with none
   * @param dynamic whether players derive leaves from them for the tiles that they do not see
   */
  public record Start(@Nullable Path racks, boolean dynamic) {
    public Start {
      if (dynamic && racks == null) {
        throw new IllegalArgumentException(
            "`dynamic` needs `from`: such players derive leaves from rack equities");
      }
    }
  }

  private static RackEquityBuild read(RunPlan plan) {
    Parameters parameters = plan.parameters();
    return new RackEquityBuild(
        CrosswordInputs.files(parameters),
        new TrainingPlan(
            Long.parseLong(parameters.text(GAMES)),
            Integer.parseInt(parameters.text(GENERATIONS)),
            plan.range().seed()),
        new Start(
            CrosswordInputs.path(parameters, FROM),
            Boolean.parseBoolean(parameters.text(DYNAMIC))));
  }

  @Override
  public CountedRun<RackLog, RackEquityResult> open(InputFiles found) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(CrosswordInputs.found(files, found));
    return new TrainingRun<>(
        training(loaded, found),
        () -> runPlan(loaded, found),
        (outcome, written) ->
            RackEquityResult.of(
                loaded,
                plan.seed(),
                outcome.generations().stream().map(PlayedGeneration::of).toList(),
                outcome.leaves(),
                written));
  }

  private RunPlan runPlan(LoadedEquipment loaded, InputFiles found) throws IOException {
    Parameters parameters =
        CrosswordInputs.parameters(files)
            .with(GAMES, plan.gamesPerGeneration())
            .with(GENERATIONS, plan.generations())
            .with(DYNAMIC, Boolean.toString(from.dynamic()));
    return new RunPlan(
        KIND.name(),
        CrosswordInputs.with(parameters, FROM, from.racks()),
        CrosswordInputs.sha256(files, found, loaded, from.racks()),
        TrialRange.of(plan.seed(), plan.generations() * plan.gamesPerGeneration()),
        RackEquityTraining.GAMES_IN_A_BLOCK);
  }

  private RackEquityTraining training(LoadedEquipment loaded, InputFiles found) throws IOException {
    Path file = found.find(from.racks());
    Equipment start = loaded.equipment();
    if (file == null) {
      LeaveTable none = LeaveTable.zero(loaded.rules().tiles(), loaded.rules().rackSize());
      return new RackEquityTraining(files.leaves() == null ? start.withLeaves(none) : start, plan);
    }
    RackEquityTable racks = loaded.openRackEquity(file);
    Equipment first = start.withLeaves(RackLeaves.ofFullBag(racks));
    return from.dynamic()
        ? RackEquityTraining.ofDynamicPlayers(first, racks, plan)
        : new RackEquityTraining(first, plan);
  }
}
