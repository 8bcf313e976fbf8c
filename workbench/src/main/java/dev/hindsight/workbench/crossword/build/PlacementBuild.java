package dev.hindsight.workbench.crossword.build;

import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.crossword.build.placement.OpennessFactors;
import dev.hindsight.crossword.build.placement.PlacementPlan;
import dev.hindsight.crossword.build.placement.PlacementTally;
import dev.hindsight.crossword.build.placement.PlacementTraining;
import dev.hindsight.crossword.build.placement.PlacementVariant;
import dev.hindsight.crossword.rules.board.Openness;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.CrosswordInputs;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.RunKind;
import dev.hindsight.workbench.runs.TrainingBuild;
import dev.hindsight.workbench.runs.TrainingRun;
import java.io.IOException;

/** Learns what tiles are worth where they lie. */
public final class PlacementBuild extends TrainingBuild<PlacementResult> {
  public static final RunKind KIND = new RunKind("crossword.placement", PlacementBuild::read);

  private static final String SOURCE = "source";
  private static final String GAMES = "games";
  private static final String GENERATIONS = "generations";
  private static final String HORIZON = "horizon";
  private static final String ESTIMATOR = "estimator";
  private static final String VARIANT = "variant";
  private static final String CANDIDATES = "candidates";
  private static final String RACKS = "racks";
  private static final String FACTORS = "factors";

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
            Integer.parseInt(parameters.text(RACKS)),
            // Plans that were made before there were factors do not name them.
            parameters.find(FACTORS).map(OpennessFactors::parse).orElse(OpennessFactors.NONE)));
  }

  @Override
  public CountedRun<PlacementTally, PlacementResult> open(InputFiles found) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(CrosswordInputs.found(files, found));
    PlacementTraining training = new PlacementTraining(loaded.equipment(), plan);
    return new TrainingRun<>(
        training,
        () -> runPlan(loaded, found),
        (table, written) ->
            new PlacementResult(
                written.file(),
                loaded.wordsName(),
                plan.variant().word(),
                plan.seed(),
                training.summaries().stream().map(PlacementResult.Generation::of).toList(),
                written.seconds(),
                written.bytes()));
  }

  private RunPlan runPlan(LoadedEquipment loaded, InputFiles found) throws IOException {
    Parameters parameters =
        CrosswordInputs.parameters(files)
            .with(SOURCE, plan.source().name())
            .with(GAMES, plan.games())
            .with(GENERATIONS, plan.generations())
            .with(HORIZON, plan.horizon())
            .with(ESTIMATOR, plan.estimator().name())
            .with(VARIANT, plan.variant().name())
            .with(CANDIDATES, plan.candidates())
            .with(RACKS, plan.racks());
    if (plan.factors().measure() != Openness.NONE) {
      parameters = parameters.with(FACTORS, plan.factors().text());
    }
    return new RunPlan(
        KIND.name(),
        parameters,
        CrosswordInputs.sha256(files, found, loaded),
        TrialRange.of(plan.seed(), plan.generations() * plan.games()),
        PlacementTraining.gamesInABlock(plan));
  }
}
