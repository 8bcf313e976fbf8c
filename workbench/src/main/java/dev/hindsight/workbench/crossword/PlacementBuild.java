package dev.hindsight.workbench.crossword;

import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Workforce;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.crossword.build.placement.PlacementPlan;
import dev.hindsight.crossword.build.placement.PlacementTally;
import dev.hindsight.crossword.build.placement.PlacementTraining;
import dev.hindsight.crossword.build.placement.PlacementVariant;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.RunKind;
import dev.hindsight.workbench.runs.RunRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Learns what tiles are worth where they lie. Stopped in any way, the same build goes on. */
public final class PlacementBuild
    implements TableBuild<PlacementResult>, RunRequest<PlacementResult> {
  static final RunKind KIND = new RunKind("crossword.placement", PlacementBuild::read);

  private static final String SOURCE = "source";
  private static final String GAMES = "games";
  private static final String GENERATIONS = "generations";
  private static final String HORIZON = "horizon";
  private static final String ESTIMATOR = "estimator";
  private static final String VARIANT = "variant";
  private static final String CANDIDATES = "candidates";
  private static final String RACKS = "racks";

  private final CrosswordFiles files;
  private final PlacementPlan plan;

  public PlacementBuild(CrosswordFiles files, PlacementPlan plan) {
    this.files = files;
    this.plan = plan;
  }

  private static PlacementBuild read(RunPlan run) {
    Parameters parameters = run.parameters();
    return new PlacementBuild(
        CrosswordInputs.files(parameters),
        new PlacementPlan(
            PlacementPlan.Source.valueOf(parameters.text(SOURCE)),
            Long.parseLong(parameters.text(GAMES)),
            Integer.parseInt(parameters.text(GENERATIONS)),
            run.range().seed(),
            Integer.parseInt(parameters.text(HORIZON)),
            PlacementPlan.Estimator.valueOf(parameters.text(ESTIMATOR)),
            PlacementVariant.valueOf(parameters.text(VARIANT)),
            Integer.parseInt(parameters.text(CANDIDATES)),
            Integer.parseInt(parameters.text(RACKS))));
  }

  @Override
  public void check(Path target, int threads) throws IOException {
    OutputFile.check(target);
  }

  @Override
  public PlacementResult run(Path target, Crew crew) throws IOException {
    return open(InputFiles.BY_NAME).run(target, crew, crew);
  }

  @Override
  public CountedRun<PlacementTally, PlacementResult> open(InputFiles found) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(CrosswordInputs.found(files, found));
    return new Run(loaded, found, new PlacementTraining(loaded.equipment(), plan));
  }

  private final class Run implements CountedRun<PlacementTally, PlacementResult> {
    private final LoadedEquipment loaded;
    private final InputFiles found;
    private final PlacementTraining training;

    Run(LoadedEquipment loaded, InputFiles found, PlacementTraining training) {
      this.loaded = loaded;
      this.found = found;
      this.training = training;
    }

    @Override
    public RunPlan plan() throws IOException {
      return new RunPlan(
          KIND.name(),
          CrosswordInputs.parameters(files)
              .with(SOURCE, plan.source().name())
              .with(GAMES, plan.games())
              .with(GENERATIONS, plan.generations())
              .with(HORIZON, plan.horizon())
              .with(ESTIMATOR, plan.estimator().name())
              .with(VARIANT, plan.variant().name())
              .with(CANDIDATES, plan.candidates())
              .with(RACKS, plan.racks()),
          CrosswordInputs.sha256(files, found, loaded),
          TrialRange.of(plan.seed(), plan.generations() * plan.games()),
          PlacementTraining.gamesInABlock(plan));
    }

    @Override
    public Counting<PlacementTally> counting(NamedArrays luggage) {
      return training.counting(luggage);
    }

    @Override
    public NamedArrays onlyRound() {
      return training.onlyRound();
    }

    @Override
    public PlacementResult run(Path target, Workforce workers, Crew crew) throws IOException {
      return result(target, () -> training.build(target, workers, crew));
    }

    @Override
    public PlacementResult seal(PlacementTally counted, Path target, Crew crew) throws IOException {
      return result(target, () -> training.seal(counted, target, crew));
    }

    private PlacementResult result(Path target, OutputFile.Work work) throws IOException {
      double seconds = OutputFile.timed(target, work);
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
}
