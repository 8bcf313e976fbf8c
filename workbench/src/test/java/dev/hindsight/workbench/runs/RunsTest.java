package dev.hindsight.workbench.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.backgammon.build.anchors.AnchorPlan;
import dev.hindsight.backgammon.build.nets.Starts;
import dev.hindsight.backgammon.build.rollouts.LabelPlan;
import dev.hindsight.backgammon.build.rollouts.ReturnPlan;
import dev.hindsight.backgammon.play.rollout.RolloutPlan;
import dev.hindsight.backgammon.rules.notation.PositionText;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.UnusablePartException;
import dev.hindsight.core.runs.UnusablePlanException;
import dev.hindsight.core.runs.WrongInputException;
import dev.hindsight.crossword.build.lanes.LanePlan;
import dev.hindsight.crossword.build.placement.PlacementPlan;
import dev.hindsight.crossword.build.placement.PlacementVariant;
import dev.hindsight.crossword.build.racks.TrainingPlan;
import dev.hindsight.crossword.build.sweeps.SweepPlan;
import dev.hindsight.oware.play.players.Openings;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.workbench.Duel;
import dev.hindsight.workbench.DuelPlan;
import dev.hindsight.workbench.DuelSides;
import dev.hindsight.workbench.backgammon.ask.RolloutRequest;
import dev.hindsight.workbench.backgammon.build.BackgammonAnchors;
import dev.hindsight.workbench.backgammon.build.BackgammonLabels;
import dev.hindsight.workbench.backgammon.build.BackgammonReturns;
import dev.hindsight.workbench.backgammon.files.JudgeFiles;
import dev.hindsight.workbench.backgammon.play.BackgammonDuel;
import dev.hindsight.workbench.crossword.build.LanesBuild;
import dev.hindsight.workbench.crossword.build.PlacementBuild;
import dev.hindsight.workbench.crossword.build.RackEquityBuild;
import dev.hindsight.workbench.crossword.build.SweepsBuild;
import dev.hindsight.workbench.crossword.build.WinChanceBuild;
import dev.hindsight.workbench.crossword.files.TinyFiles;
import dev.hindsight.workbench.crossword.play.CrosswordDuel;
import dev.hindsight.workbench.oware.OwareDuel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every kind of run as a plan, in parts and as a whole: the same bytes. */
@Tag("java")
class RunsTest {
  @TempDir Path folder;

  private TinyFiles tiny;

  @BeforeEach
  void bringFiles() throws IOException {
    tiny = TinyFiles.in(folder);
  }

  @Test
  void aRunLogAmongThePartsIsNamed() {
    Path log = folder.resolve("part-1.runlog");
    try (Crew crew = new Crew(1)) {
      assertThatThrownBy(() -> Runs.merge(List.of(log), folder.resolve("merged"), crew))
          .isInstanceOf(UnusablePartException.class)
          .hasMessageStartingWith(log + " is the log of a run and not a part; leave logs out");
    }
  }

  private Map<String, RunRequest<?>> requests() {
    Map<String, RunRequest<?>> requests = new TreeMap<>();
    requests.put(
        "crossword.rack-equity",
        new RackEquityBuild(
            tiny.files(), new TrainingPlan(90, 1, 7), new RackEquityBuild.Start(null, false)));
    requests.put(
        "crossword.rack-sweeps",
        new SweepsBuild(tiny.files(), new SweepPlan(130, 130, 1, 7), null, null));
    requests.put("crossword.win-chance", new WinChanceBuild(tiny.files(), 450, 7));
    requests.put("crossword.placement", new PlacementBuild(tiny.files(), placement(1)));
    requests.put("crossword.lanes", new LanesBuild(tiny.files(), new LanePlan(120, 3, 4, 7)));
    requests.put("crossword.duel", duel(CrosswordDuel.of("static", "score", tiny.files()), 50));
    requests.put(
        "oware.duel",
        duel(
            OwareDuel.of("alphabeta:depth=2", "greedy", OwareRules.ABAPA, Openings.endgames(12)),
            50));
    requests.put("backgammon.duel", duel(BackgammonDuel.of("pubeval", "random"), 20));
    requests.put(
        "backgammon.anchors",
        new BackgammonAnchors(
            new AnchorPlan(2, 1, 7, AnchorPlan.Scope.OPENINGS), Optional.empty()));
    requests.put(
        "backgammon.rollouts",
        new BackgammonLabels(new LabelPlan(5, 40, RolloutPlan.plain(2, 7)), Optional.empty()));
    requests.put(
        "backgammon.returns",
        new BackgammonReturns(
            new ReturnPlan(2, 6, 7, 0.5, Starts.USUAL, false, 300),
            Optional.empty(),
            Optional.empty()));
    requests.put(
        "backgammon.rollout",
        new RolloutRequest(
            PositionText.parse("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"),
            new RolloutPlan(60, 7, 6, true),
            3,
            JudgeFiles.NONE));
    return requests;
  }

  private static PlacementPlan placement(int generations) {
    return new PlacementPlan(
        PlacementPlan.Source.GAMES,
        400,
        generations,
        7,
        1,
        PlacementPlan.Estimator.MEANS,
        PlacementVariant.PLAIN,
        2,
        2);
  }

  private static RunRequest<?> duel(DuelSides sides, long pairs) {
    return new Duel(DuelPlan.of(pairs, 7)).request(sides);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "crossword.rack-equity",
        "crossword.rack-sweeps",
        "crossword.win-chance",
        "crossword.placement",
        "crossword.lanes",
        "crossword.duel",
        "oware.duel",
        "backgammon.duel",
        "backgammon.anchors",
        "backgammon.rollout",
        "backgammon.rollouts",
        "backgammon.returns"
      })
  void partsThreadsAndPlansGiveTheSameBytes(String kind) throws IOException {
    CountedRun<?, ?> asked = requests().get(kind).open(InputFiles.BY_NAME);
    Path planFile = folder.resolve("plan");
    assertThat(Runs.plan(asked, planFile).kind()).isEqualTo(kind);
    RunPlan plan = RunKinds.read(planFile);
    assertThat(plan).isEqualTo(asked.plan());
    byte[] expected;
    try (Crew one = new Crew(1);
        Crew three = new Crew(3)) {
      Path whole = folder.resolve("whole");
      asked.run(whole, one, one);
      expected = Files.readAllBytes(whole);
      // A smaller block than usual, so that small runs have several.
      RunPlan smallBlocks =
          new RunPlan(kind, plan.parameters(), plan.inputSha256(), plan.range(), 7);
      CountedRun<?, ?> planned = RunKinds.open(smallBlocks, InputFiles.BY_NAME);
      planned.run(whole, three, three);
      assertThat(whole).hasBinaryContent(expected);

      List<Path> parts = new ArrayList<>();
      for (int part = 1; part <= 4; part++) {
        Path file = folder.resolve(part + ".part");
        Runs.count(
            RunKinds.open(plan, InputFiles.BY_NAME), PartRange.parse(part + "/4"), file, three);
        parts.add(file);
      }
      Collections.rotate(parts, 2);
      Path merged = folder.resolve("merged");
      Runs.merge(parts, merged, three);
      assertThat(merged).hasBinaryContent(expected);
    }
    try (var files = Files.list(folder)) {
      assertThat(files.filter(file -> file.toString().endsWith(".checkpoint"))).isEmpty();
    }
  }

  @Test
  void gapsOverlapsAndOtherPlansAreRefused() throws IOException {
    CountedRun<?, ?> run = requests().get("crossword.win-chance").open(InputFiles.BY_NAME);
    CountedRun<?, ?> other = new WinChanceBuild(tiny.files(), 450, 8).open(InputFiles.BY_NAME);
    try (Crew crew = new Crew(1)) {
      Path first = part(run, "0..200", crew);
      Path second = part(run, "200..450", crew);
      Path overlap = part(run, "150..450", crew);
      Path stranger = part(other, "200..450", crew);
      Path target = folder.resolve("merged");
      assertThatThrownBy(() -> Runs.merge(List.of(first), target, crew))
          .isInstanceOf(UnusablePartException.class)
          .hasMessageContaining("No part has the trials 200..450");
      assertThatThrownBy(() -> Runs.merge(List.of(second), target, crew))
          .hasMessageContaining("No part has the trials 0..200");
      assertThatThrownBy(() -> Runs.merge(List.of(first, overlap), target, crew))
          .hasMessageContaining("both have trial 150");
      assertThatThrownBy(() -> Runs.merge(List.of(first, first, second), target, crew))
          .hasMessageContaining("both have trial 0");
      assertThatThrownBy(() -> Runs.merge(List.of(first, stranger), target, crew))
          .hasMessageContaining("belongs to another run")
          .hasMessageContaining("seed is 8 there and 7 here");
      assertThat(target).doesNotExist();
      Runs.merge(List.of(second, first), target, crew);
      assertThat(target).exists();
    }
  }

  private Path part(CountedRun<?, ?> run, String range, Crew crew) throws IOException {
    Path file = Files.createTempFile(folder, "some", ".part");
    Runs.count(run, PartRange.parse(range), file, crew);
    return file;
  }

  @Test
  void anInputThatDiffersIsNamedBeforeAnythingIsCounted() throws IOException {
    RunPlan plan = requests().get("crossword.win-chance").open(InputFiles.BY_NAME).plan();
    Files.writeString(tiny.words(), Files.readString(tiny.words()).replace("ebbs\n", "ebb\n"));
    assertThatThrownBy(() -> RunKinds.open(plan, InputFiles.BY_NAME))
        .isInstanceOf(WrongInputException.class)
        .hasMessageStartingWith("The input " + tiny.words() + " is not the one of the plan");
  }

  @Test
  void aPlanThatNobodyCanFollowIsRefused() throws IOException {
    RunPlan plan = requests().get("oware.duel").open(InputFiles.BY_NAME).plan();
    refused(plan.text().replace("plan 1\n", "plan 2\n"), "of version 2 from a newer Hindsight");
    refused(plan.text().replace("oware.duel", "oware.dance"), "knows no runs of the kind");
    refused(plan.text().replace("greedy", "lazy"), "cannot be followed");
    refused(plan.text().replace("parameter rules abapa\n", ""), "no parameter rules");
    refused("parameter " + plan.text(), "is not the plan of a run");
  }

  private static void refused(String text, String reason) {
    assertThatThrownBy(() -> RunKinds.open(RunPlan.parse("a.plan", text), InputFiles.BY_NAME))
        .isInstanceOf(UnusablePlanException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void playersWhoThinkByTheClockHaveNoPlan() throws IOException {
    CountedRun<?, ?> timed =
        duel(
                OwareDuel.of(
                    "mcts:milliseconds=5", "greedy", OwareRules.ABAPA, Openings.randomPlies(4)),
                4)
            .open(InputFiles.BY_NAME);
    assertThatThrownBy(timed::plan).hasMessageContaining("thinks by the clock");
    assertThatThrownBy(
            duel(CrosswordDuel.of("simulate:seconds=1", "score", tiny.files()), 2)
                    .open(InputFiles.BY_NAME)
                ::plan)
        .hasMessageContaining("thinks by the clock");
  }

  @Test
  void whatNeedsAnEarlierRoundIsNotCountedInParts() throws IOException {
    assertThatThrownBy(
            () ->
                new RackEquityBuild(
                        tiny.files(),
                        new TrainingPlan(5_001, 1, 7),
                        new RackEquityBuild.Start(null, false))
                    .open(InputFiles.BY_NAME)
                    .onlyRound())
        .hasMessageContaining("between rounds of 5,000 games");
    assertThatThrownBy(
            () ->
                new PlacementBuild(tiny.files(), placement(2)).open(InputFiles.BY_NAME).onlyRound())
        .hasMessageContaining("`generations` 1");
  }
}
