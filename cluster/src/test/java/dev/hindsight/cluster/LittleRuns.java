package dev.hindsight.cluster;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.build.placement.PlacementPlan;
import dev.hindsight.crossword.build.placement.PlacementVariant;
import dev.hindsight.crossword.build.racks.TrainingPlan;
import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.DuelPlan;
import dev.hindsight.workbench.crossword.build.PlacementBuild;
import dev.hindsight.workbench.crossword.build.RackEquityBuild;
import dev.hindsight.workbench.crossword.build.WinChanceBuild;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.play.CrosswordDuel;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.RunRequest;
import dev.hindsight.workbench.runs.Runs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Runs of a crossword game of 18 tiles and 16 words, which take a moment, but long enough for
 * several waves and a checkpoint.
 *
 * @param folder where their files are
 */
record LittleRuns(Path folder) {
  static LittleRuns in(Path folder) throws IOException {
    LittleRuns runs = new LittleRuns(folder);
    Files.writeString(runs.tiles(), "?,?,1,0,0\nE,e,5,1,1\nN,n,4,1,0\nO,o,4,1,1\nT,t,4,2,0\n");
    Files.writeString(
        runs.words(),
        "en\neon\nne\nnee\nno\nnone\nnot\nnote\non\none\nonto\noot\nteen\nten\nto\ntoe\n");
    return runs;
  }

  private Path tiles() {
    return folder.resolve("little tiles.csv");
  }

  Path words() {
    return folder.resolve("little.txt");
  }

  CrosswordFiles files() {
    return files(words());
  }

  CrosswordFiles files(Path words) {
    return new CrosswordFiles(words, null, tiles(), null);
  }

  /** By the file that each writes. */
  Map<String, RunRequest<?>> requests() {
    Map<String, RunRequest<?>> requests = singleRounds();
    requests.put("little.squares", placement(2));
    requests.put("little.racks", racks(5_500, 2));
    return requests;
  }

  /** The same kinds of run, all trials of which can be counted apart. */
  Map<String, RunRequest<?>> singleRounds() {
    Map<String, RunRequest<?>> requests = new LinkedHashMap<>();
    requests.put(
        "duel.json",
        new Duel(DuelPlan.of(600, 7)).request(CrosswordDuel.of("static", "score", files())));
    requests.put("little.wins", new WinChanceBuild(files(), 24_000, 7));
    requests.put("little.squares", placement(1));
    requests.put("little.racks", racks(3_000, 1));
    return requests;
  }

  private PlacementBuild placement(int generations) {
    return new PlacementBuild(
        files(),
        new PlacementPlan(
            PlacementPlan.Source.GAMES,
            3_000,
            generations,
            7,
            1,
            PlacementPlan.Estimator.MEANS,
            PlacementVariant.PLAIN,
            2,
            2));
  }

  private RackEquityBuild racks(long games, int generations) {
    return new RackEquityBuild(
        files(), new TrainingPlan(games, generations, 7), new RackEquityBuild.Start(null, false));
  }

  /** Writes the plan of a run. */
  Path plan(RunRequest<?> request, String name) throws IOException {
    Path plan = folder.resolve(name + ".plan");
    Runs.plan(request.open(InputFiles.BY_NAME), plan);
    return plan;
  }

  /** What threads of this process make of it. */
  byte[] local(RunRequest<?> request, int threads) throws IOException {
    Path target = folder.resolve("local");
    try (Crew crew = new Crew(threads)) {
      request.open(InputFiles.BY_NAME).run(target, crew, crew);
    }
    return Files.readAllBytes(target);
  }
}
