package dev.hindsight.workbench.crossword;

import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Workforce;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.crossword.build.GenerationSummary;
import dev.hindsight.crossword.build.RackEquityTraining;
import dev.hindsight.crossword.build.RackLog;
import dev.hindsight.crossword.build.TrainingPlan;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.table.LeaveTable;
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
import org.jspecify.annotations.Nullable;

/**
 * Learns what every rack is worth from games of players against their like.
 *
 * <p>The first generation plays with the leaves of the racks it starts from, or else with those
 * that were brought, or with none: not with those of the program, which came of a training
 * themselves. Stopped in any way, the same build goes on where it was.
 */
public final class RackEquityBuild
    implements TableBuild<RackEquityResult>, RunRequest<RackEquityResult> {
  static final RunKind KIND = new RunKind("crossword.rack-equity", RackEquityBuild::read);

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
          "--from brings leaves of its own; leave out --leaves or --from");
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
            "--dynamic needs --from FILE: such players derive leaves from rack equities");
      }
    }
  }

  @Override
  public void check(Path target, int threads) throws IOException {
    OutputFile.check(target);
  }

  @Override
  public RackEquityResult run(Path target, Crew crew) throws IOException {
    return open(InputFiles.BY_NAME).run(target, crew, crew);
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
    return new Run(loaded, found, training(loaded, found));
  }

  private final class Run implements CountedRun<RackLog, RackEquityResult> {
    private final LoadedEquipment loaded;
    private final InputFiles found;
    private final RackEquityTraining training;

    Run(LoadedEquipment loaded, InputFiles found, RackEquityTraining training) {
      this.loaded = loaded;
      this.found = found;
      this.training = training;
    }

    @Override
    public RunPlan plan() throws IOException {
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

    @Override
    public Counting<RackLog> counting(NamedArrays luggage) {
      return training.counting(luggage);
    }

    @Override
    public NamedArrays onlyRound() {
      return training.onlyRound();
    }

    @Override
    public RackEquityResult run(Path target, Workforce workers, Crew crew) throws IOException {
      return result(target, () -> training.build(target, workers, crew));
    }

    @Override
    public RackEquityResult seal(RackLog counted, Path target, Crew crew) throws IOException {
      return result(target, () -> training.seal(counted, target, crew));
    }

    private RackEquityResult result(Path target, Training work) throws IOException {
      RackEquityTraining.Outcome[] outcome = new RackEquityTraining.Outcome[1];
      double seconds = OutputFile.timed(target, () -> outcome[0] = work.run());
      return new RackEquityResult(
          target.toString(),
          loaded.wordsName(),
          loaded.rules().tiles().name(),
          plan.seed(),
          outcome[0].generations().stream().map(RackEquityBuild::generation).toList(),
          WellKnownLeaves.of(outcome[0].leaves()),
          seconds,
          Files.size(target));
    }
  }

  private interface Training {
    RackEquityTraining.Outcome run() throws IOException;
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

  private static RackEquityResult.Generation generation(GenerationSummary summary) {
    double deviation = summary.withinPoints();
    return new RackEquityResult.Generation(
        summary.generation() + 1,
        summary.games(),
        summary.turns(),
        summary.observations(),
        summary.looks(),
        summary.racksSeen(),
        summary.racks(),
        summary.meanScorePoints(),
        Double.isNaN(deviation) ? null : deviation,
        summary.leaveChangePoints());
  }
}
