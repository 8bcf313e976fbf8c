package dev.hindsight.cluster;

import dev.hindsight.backgammon.build.anchors.AnchorPlan;
import dev.hindsight.backgammon.build.nets.Starts;
import dev.hindsight.backgammon.build.rollouts.LabelPlan;
import dev.hindsight.backgammon.build.rollouts.ReturnPlan;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.crossword.build.lanes.LanePlan;
import dev.hindsight.crossword.build.placement.PlacementPlan;
import dev.hindsight.crossword.build.placement.PlacementVariant;
import dev.hindsight.crossword.build.racks.TrainingPlan;
import dev.hindsight.crossword.build.sweeps.SweepPlan;
import dev.hindsight.oware.play.players.Openings;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.DuelPlan;
import dev.hindsight.workbench.backgammon.ask.RolloutRequest;
import dev.hindsight.workbench.backgammon.build.BackgammonAnchors;
import dev.hindsight.workbench.backgammon.build.BackgammonBuild;
import dev.hindsight.workbench.backgammon.build.BackgammonLabels;
import dev.hindsight.workbench.backgammon.build.BackgammonReturns;
import dev.hindsight.workbench.backgammon.files.BearoffFileKind;
import dev.hindsight.workbench.backgammon.files.JudgeFiles;
import dev.hindsight.workbench.backgammon.play.BackgammonDuel;
import dev.hindsight.workbench.crossword.build.LanesBuild;
import dev.hindsight.workbench.crossword.build.PlacementBuild;
import dev.hindsight.workbench.crossword.build.RackEquityBuild;
import dev.hindsight.workbench.crossword.build.SweepsBuild;
import dev.hindsight.workbench.crossword.build.WinChanceBuild;
import dev.hindsight.workbench.crossword.files.CrosswordFiles;
import dev.hindsight.workbench.crossword.play.CrosswordDuel;
import dev.hindsight.workbench.oware.OwareBuild;
import dev.hindsight.workbench.oware.OwareDuel;
import dev.hindsight.workbench.runs.InputFiles;
import dev.hindsight.workbench.runs.RunRequest;
import dev.hindsight.workbench.runs.Runs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Runs of a crossword game of 18 tiles and 16 words, which take a moment, but long enough for
 * several waves and a checkpoint; and one of every other kind, with files of its own to ship.
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

  /**
   * A run of every kind that is not among the {@link #requests}. Each brings a file, so that it
   * shows whether that reaches the machines; several blocks, so that there is more than one chunk.
   */
  Map<String, RunRequest<?>> otherKinds() throws IOException {
    Path endgame = folder.resolve("endgame.table");
    Path bearoff = folder.resolve("bearoff.table");
    try (Crew crew = new Crew(1)) {
      OwareBuild.endgame(OwareRules.ABAPA, 5, false).run(endgame, crew);
      BackgammonBuild.twoSided(6, 3, false, BearoffFileKind.TABLE).run(bearoff, crew);
    }
    Map<String, RunRequest<?>> requests = new LinkedHashMap<>();
    requests.put(
        "sweeps.racks", new SweepsBuild(files(), new SweepPlan(130, 130, 2, 7), null, null));
    requests.put("little.lanes", new LanesBuild(files(), new LanePlan(200, 3, 4, 7)));
    requests.put(
        "oware.json",
        new Duel(DuelPlan.of(40, 7))
            .request(
                OwareDuel.of(
                    "alphabeta:depth=2,table=" + endgame,
                    "greedy",
                    OwareRules.ABAPA,
                    Openings.randomPlies(6))));
    requests.put(
        "backgammon.json",
        new Duel(DuelPlan.of(40, 7))
            .request(BackgammonDuel.of("net:file=" + nets() + ",table=" + bearoff, "pubeval")));
    requests.put(
        "rollout.json",
        new RolloutRequest(
            PositionText.parse("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"),
            new RolloutPlan(40, 7, 4, true),
            2,
            new JudgeFiles(List.of(bearoff), Optional.of(nets()), Optional.empty())));
    requests.put(
        "openings.anchors",
        new BackgammonAnchors(
            new AnchorPlan(2, 1, 7, AnchorPlan.Scope.OPENINGS), Optional.of(nets())));
    requests.put(
        "every plan.rollouts",
        new BackgammonLabels(
            new LabelPlan(0, 16, new RolloutPlan(4, 7, 4, true)), Optional.of(nets())));
    requests.put(
        "some games.returns",
        new BackgammonReturns(
            new ReturnPlan(0, 8, 7, 0.9, Starts.USUAL, false, 20),
            Optional.of(bearoff),
            Optional.of(nets())));
    return requests;
  }

  /** The nets of the program as a file. */
  Path nets() throws IOException {
    Path file = folder.resolve("little.nets");
    if (!Files.exists(file)) {
      DefaultNets.nets().write(file, new Provenance("test", 0, 0, 0, new TreeMap<>()));
    }
    return file;
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
