package dev.hindsight.workbench.crossword.build;

import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.crossword.build.lanes.LanePlan;
import dev.hindsight.crossword.build.lanes.LaneTally;
import dev.hindsight.crossword.build.lanes.LaneTraining;
import dev.hindsight.crossword.table.LaneTable;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.files.CrosswordInputs;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.RunKind;
import dev.hindsight.workbench.runs.TrainingBuild;
import dev.hindsight.workbench.runs.TrainingRun;
import java.io.IOException;
import java.util.Locale;

/** Learns what the lines of a board say of the plays to come. */
public final class LanesBuild extends TrainingBuild<BuildResult> {
  public static final RunKind KIND = new RunKind("crossword.lanes", LanesBuild::read);

  private static final String GAMES = "games";
  private static final String CANDIDATES = "candidates";
  private static final String RACKS = "racks";

  private final CrosswordFiles files;
  private final LanePlan plan;

  public LanesBuild(CrosswordFiles files, LanePlan plan) {
    this.files = files;
    this.plan = plan;
  }

  private static LanesBuild read(RunPlan run) {
    Parameters parameters = run.parameters();
    return new LanesBuild(
        CrosswordInputs.files(parameters),
        new LanePlan(
            Long.parseLong(parameters.text(GAMES)),
            Integer.parseInt(parameters.text(CANDIDATES)),
            Integer.parseInt(parameters.text(RACKS)),
            run.range().seed()));
  }

  @Override
  public CountedRun<LaneTally, BuildResult> open(InputFiles found) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(CrosswordInputs.found(files, found));
    return new TrainingRun<>(
        new LaneTraining(loaded.equipment(), plan),
        () -> runPlan(loaded, found),
        (table, written) ->
            new BuildResult(
                written.file(),
                describe(loaded, table),
                plan.games(),
                "games",
                written.seconds(),
                written.bytes()));
  }

  private static String describe(LoadedEquipment loaded, LaneTable table) {
    return String.format(
        Locale.ROOT,
        "lane values, words %s, of positions held out %.1f %% of replies and %.1f %% of gains"
            + " explained",
        loaded.wordsName(),
        100 * table.reply().explained(),
        100 * table.gainWithLeave().explained());
  }

  private RunPlan runPlan(LoadedEquipment loaded, InputFiles found) throws IOException {
    return new RunPlan(
        KIND.name(),
        CrosswordInputs.parameters(files)
            .with(GAMES, plan.games())
            .with(CANDIDATES, plan.candidates())
            .with(RACKS, plan.racks()),
        CrosswordInputs.sha256(files, found, loaded),
        TrialRange.of(plan.seed(), plan.games()),
        LaneTraining.GAMES_IN_A_BLOCK);
  }
}
