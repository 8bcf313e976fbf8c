package dev.hindsight.workbench.crossword.build;

import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.crossword.build.wins.WinChanceTraining;
import dev.hindsight.crossword.table.WinTally;
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

/** Learns how likely a lead is to win between players with the usual leaves. */
public final class WinChanceBuild extends TrainingBuild<BuildResult> {
  public static final RunKind KIND =
      new RunKind(
          "crossword.win-chance",
          plan ->
              new WinChanceBuild(
                  CrosswordInputs.files(plan.parameters()),
                  plan.range().count(),
                  plan.range().seed()));

  private final CrosswordFiles files;
  private final long games;
  private final long seed;

  public WinChanceBuild(CrosswordFiles files, long games, long seed) {
    WinChanceTraining.checkGames(games);
    this.files = files;
    this.games = games;
    this.seed = seed;
  }

  @Override
  public CountedRun<WinTally, BuildResult> open(InputFiles found) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(CrosswordInputs.found(files, found));
    return new TrainingRun<>(
        new WinChanceTraining(loaded.equipment(), games, seed),
        () -> runPlan(loaded, found),
        (table, written) ->
            new BuildResult(
                written.file(),
                describe(loaded),
                games,
                "games",
                written.seconds(),
                written.bytes()));
  }

  private static String describe(LoadedEquipment loaded) {
    String leaves = loaded.leavesName();
    return String.format(
        Locale.ROOT,
        "win chances by lead and tiles unseen, words %s, %s",
        loaded.wordsName(),
        leaves == null ? "leaves count 0" : "leaves of " + leaves);
  }

  private RunPlan runPlan(LoadedEquipment loaded, InputFiles found) throws IOException {
    return new RunPlan(
        KIND.name(),
        CrosswordInputs.parameters(files),
        CrosswordInputs.sha256(files, found, loaded),
        TrialRange.of(seed, games),
        WinChanceTraining.GAMES_IN_A_BLOCK);
  }
}
