package dev.hindsight.workbench.crossword;

import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.TrialRange;
import dev.hindsight.core.runs.Workforce;
import dev.hindsight.crossword.build.WinChanceTraining;
import dev.hindsight.crossword.table.WinTally;
import dev.hindsight.workbench.BuildResult;
import dev.hindsight.workbench.OutputFile;
import dev.hindsight.workbench.TableBuild;
import dev.hindsight.workbench.runs.CountedRun;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.RunKind;
import dev.hindsight.workbench.runs.RunRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Learns how likely a lead is to win between players with the usual leaves. Stopped in any way, the
 * same build goes on where it was.
 */
public final class WinChanceBuild implements TableBuild<BuildResult>, RunRequest<BuildResult> {
  static final RunKind KIND =
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
  public void check(Path target, int threads) throws IOException {
    OutputFile.check(target);
  }

  @Override
  public BuildResult run(Path target, Crew crew) throws IOException {
    return open(InputFiles.BY_NAME).run(target, crew, crew);
  }

  @Override
  public CountedRun<WinTally, BuildResult> open(InputFiles found) throws IOException {
    LoadedEquipment loaded = LoadedEquipment.open(CrosswordInputs.found(files, found));
    return new Run(loaded, found, new WinChanceTraining(loaded.equipment(), games, seed));
  }

  private final class Run implements CountedRun<WinTally, BuildResult> {
    private final LoadedEquipment loaded;
    private final InputFiles found;
    private final WinChanceTraining training;

    Run(LoadedEquipment loaded, InputFiles found, WinChanceTraining training) {
      this.loaded = loaded;
      this.found = found;
      this.training = training;
    }

    @Override
    public RunPlan plan() throws IOException {
      return new RunPlan(
          KIND.name(),
          CrosswordInputs.parameters(files),
          CrosswordInputs.sha256(files, found, loaded),
          TrialRange.of(seed, games),
          WinChanceTraining.GAMES_IN_A_BLOCK);
    }

    @Override
    public Counting<WinTally> counting(NamedArrays luggage) {
      return training.counting();
    }

    @Override
    public NamedArrays onlyRound() {
      return NamedArrays.of();
    }

    @Override
    public BuildResult run(Path target, Workforce workers, Crew crew) throws IOException {
      return timed(target, () -> training.build(target, workers));
    }

    @Override
    public BuildResult seal(WinTally counted, Path target, Crew crew) throws IOException {
      return timed(target, () -> training.seal(counted, target));
    }

    private BuildResult timed(Path target, OutputFile.Work work) throws IOException {
      double seconds = OutputFile.timed(target, work);
      String leaves = loaded.leavesName();
      String what =
          String.format(
              Locale.ROOT,
              "win chances by lead and tiles unseen, words %s, %s",
              loaded.wordsName(),
              leaves == null ? "leaves count 0" : "leaves of " + leaves);
      return new BuildResult(target.toString(), what, games, "games", seconds, Files.size(target));
    }
  }
}
