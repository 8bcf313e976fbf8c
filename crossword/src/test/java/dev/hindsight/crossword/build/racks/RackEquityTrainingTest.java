package dev.hindsight.crossword.build.racks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.core.runs.CancelledException;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Progress;
import dev.hindsight.core.runs.UnusableCheckpointException;
import dev.hindsight.core.tables.Table;
import dev.hindsight.crossword.build.StoppedCrew;
import dev.hindsight.crossword.build.TinyGame;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.table.RackEquityFormat;
import dev.hindsight.crossword.table.RackEquityTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class RackEquityTrainingTest {
  private static final TrainingPlan PLAN = new TrainingPlan(260, 3, 11);
  private static final int GAMES_IN_A_ROUND = 50;

  @TempDir Path folder;

  @Test
  void anyNumberOfThreadsGivesTheSameBytes() throws IOException {
    byte[] one = train("one", 1);
    assertThat(train("two", 2)).isEqualTo(one);
    assertThat(train("three", 3)).isEqualTo(one);
  }

  @Test
  void aTrainingThatWasStoppedEndsAsIfItHadNotBeen() throws IOException {
    byte[] whole = train("whole", 1);
    Path target = folder.resolve("stopped");
    int stops = 0;
    // Each time a little later, so that it stops in every generation, in and between rounds.
    for (long games = 30; !Files.exists(target); games += 37) {
      try (Crew crew = StoppedCrew.after(games)) {
        training(PLAN).build(target, crew, crew);
      } catch (CancelledException stopped) {
        stops++;
      }
    }
    assertThat(stops).isGreaterThan(3);
    assertThat(Files.readAllBytes(target)).isEqualTo(whole);
    assertThat(folder.resolve("stopped.checkpoint")).doesNotExist();
  }

  /** So that the time left is that of the whole training. */
  @Test
  void progressKnowsOfTheGenerationsToCome() throws IOException {
    List<String> told = new ArrayList<>();
    Progress listening =
        new Progress() {
          @Override
          public void begin(String task, long total, String unit) {}

          @Override
          public void begin(String task, long total, String unit, long after) {
            told.add(task + ": " + total + " " + unit + ", " + after + " after");
          }

          @Override
          public void advance(long amount) {}

          @Override
          public void end() {}
        };
    try (Crew crew = new Crew(2, new Cancellation(), listening)) {
      training(new TrainingPlan(20, 3, 11)).build(folder.resolve("told"), crew);
    }
    assertThat(told)
        .containsExactly(
            "generation 1 of 3: 20 games, 40 after",
            "generation 2 of 3: 20 games, 20 after",
            "generation 3 of 3: 20 games, 0 after");
  }

  @Test
  void summariesAreTheSameAfterAStop() throws IOException {
    List<GenerationSummary> whole = generations(folder.resolve("whole"), new Crew(2));
    Path target = folder.resolve("stopped");
    assertThatThrownBy(() -> generations(target, StoppedCrew.after(400)))
        .isInstanceOf(CancelledException.class);
    assertThat(generations(target, new Crew(1))).isEqualTo(whole);
  }

  @Test
  void gamesOfDynamicPlayersGiveTheSameBytesForAnyThreadsAndStops() throws IOException {
    Path whole = folder.resolve("whole");
    try (Crew crew = new Crew(1)) {
      dynamicTraining().build(whole, crew, crew);
    }
    Path target = folder.resolve("stopped");
    int stops = 0;
    for (long games = 90; !Files.exists(target); games += 200) {
      try (Crew crew = StoppedCrew.after(games)) {
        dynamicTraining().build(target, crew, crew);
      } catch (CancelledException stopped) {
        stops++;
      }
    }
    assertThat(stops).isGreaterThan(1);
    assertThat(target).hasSameBinaryContentAs(whole);
    try (Table table = Table.open(target, RackEquityFormat.KIND)) {
      assertThat(table.provenance().recipe()).contains("dynamic players");
      assertThat(table.provenance().inputSha256())
          .containsKeys("starting rack equities", "rack equities");
    }
    assertThat(Files.readAllBytes(target)).isNotEqualTo(train("static", 1));
  }

  private static RackEquityTraining dynamicTraining() {
    return new RackEquityTraining(
        TinyGame.equipment(TinyGame.fullBagLeaves(4)),
        Optional.of(TinyGame.someEquities(4)),
        PLAN,
        GAMES_IN_A_ROUND);
  }

  @Test
  void everyRackGetsItsShare() throws IOException {
    Path target = folder.resolve("share");
    try (Crew crew = new Crew(2)) {
      training(new TrainingPlan(2_000, 1, 3)).build(target, crew, crew);
    }
    RackEquityTable table = RackEquityTable.open(target);
    for (int rank = 0; rank < table.index().size(); rank++) {
      assertThat(table.observations(rank)).as("rack %d", rank).isGreaterThan(5);
    }
  }

  @Test
  void tallyAndTableSayTheSameAsAPlainLoop() throws IOException {
    RackIndex index = new RackIndex(TinyGame.TILES, TinyGame.RULES.rackSize());
    ReferenceTraining reference = new ReferenceTraining(TinyGame.equipment(), index);
    reference.play(9, 0, 100);
    Path target = folder.resolve("plain");
    List<GenerationSummary> summaries;
    try (Crew crew = new Crew(2)) {
      summaries = training(new TrainingPlan(100, 1, 9)).build(target, crew, crew).generations();
    }
    GenerationSummary summary = summaries.get(0);
    long seen = reference.equitiesByRack.values().stream().mapToLong(List::size).sum();
    assertThat(summary.observations() - summary.looks()).isEqualTo(seen);
    assertThat(summary.games()).isEqualTo(100);
    assertThat(summary.racks()).isEqualTo(index.size());
  }

  @Test
  void theTableSaysWhatItWasMadeOf() throws IOException {
    train("told", 1);
    try (Table table = Table.open(folder.resolve("told"), RackEquityFormat.KIND)) {
      assertThat(table.provenance().seed()).isEqualTo(11);
      assertThat(table.provenance().trialCount()).isEqualTo(780);
      assertThat(table.provenance().recipe()).contains("3 generations of 260 games");
      assertThat(table.provenance().inputSha256())
          .containsEntry("words", TinyGame.equipment().words().wordsSha256())
          .containsKeys("leaves", "starting leaves", "rules");
    }
  }

  @Test
  void anotherPlanRefusesTheCheckpointsOfThisOne() {
    Path target = folder.resolve("other");
    assertThatThrownBy(() -> generations(target, StoppedCrew.after(200)))
        .isInstanceOf(CancelledException.class);
    try (Crew crew = new Crew(1)) {
      assertThatThrownBy(() -> training(new TrainingPlan(260, 2, 11)).build(target, crew, crew))
          .isInstanceOf(UnusableCheckpointException.class)
          .hasMessageContaining("belongs to another run");
    }
  }

  private byte[] train(String name, int threads) throws IOException {
    Path target = folder.resolve(name);
    generations(target, new Crew(threads));
    return Files.readAllBytes(target);
  }

  private static List<GenerationSummary> generations(Path target, Crew newCrew) throws IOException {
    try (Crew crew = newCrew) {
      return training(PLAN).build(target, crew, crew).generations();
    }
  }

  private static RackEquityTraining training(TrainingPlan plan) {
    return new RackEquityTraining(TinyGame.equipment(), Optional.empty(), plan, GAMES_IN_A_ROUND);
  }
}
