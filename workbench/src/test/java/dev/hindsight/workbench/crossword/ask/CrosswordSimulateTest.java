package dev.hindsight.workbench.crossword.ask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.simulation.SimulationLeaves;
import dev.hindsight.crossword.play.simulation.SimulationPlan;
import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import dev.hindsight.crossword.rules.notation.CgpPosition;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import dev.hindsight.workbench.crossword.files.SmallGame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrosswordSimulateTest {
  @TempDir static Path folder;
  private static LoadedEquipment loaded;
  private static CrosswordSimulate simulate;

  @BeforeAll
  static void load() throws IOException {
    loaded = LoadedEquipment.open(SmallGame.files(folder));
    simulate =
        new CrosswordSimulate(
            loaded, SimulationTables.open(loaded, SimulationLeaves.STATIC, null, null));
  }

  private static SimulationPlan plan() {
    return SimulationPlan.usual().withCandidates(4).withIterations(400).withStopsEarly(false);
  }

  private static CrosswordSimulation run(String racks, boolean opponentIsKnown, int threads) {
    CgpPosition position = SmallGame.opening(loaded, racks);
    try (Crew crew = new Crew(threads)) {
      return simulate.run(
          new CrosswordSimulate.Question(position, List.of(), opponentIsKnown, null, plan()),
          crew,
          known -> {});
    }
  }

  @Test
  void theBestIsFirstAndEveryPlayoutIsCounted() {
    CrosswordSimulation found = run("ABDES/", false, 2);
    assertThat(found.candidates()).hasSize(4);
    assertThat(found.run().iterations()).isBetween(400L, 404L);
    assertThat(found.candidates().stream().mapToLong(CrosswordSimulation.Candidate::iterations))
        .allMatch(iterations -> iterations >= 100)
        .satisfies(
            all ->
                assertThat(all.stream().mapToLong(Long::longValue).sum())
                    .isEqualTo(found.run().iterations()));
    assertThat(found.candidates())
        .isSortedAccordingTo((one, other) -> Double.compare(other.meanEquity(), one.meanEquity()));
    assertThat(found.run().ending()).isEqualTo("finished");
    assertThat(found.run().isCertain()).isFalse();
    assertThat(found.hidden().tilesInBag()).isEqualTo(31 - 5 - 7);
  }

  @Test
  void threadsDoNotShow() {
    List<CrosswordSimulation.Candidate> one = run("ABDES/", false, 1).candidates();
    assertThat(run("ABDES/", false, 3).candidates()).isEqualTo(one);
  }

  @Test
  void whoKnowsTheOpponentsTilesMustNameThem() {
    assertThat(run("ABDES/AABB", true, 1).hidden().opponent()).isEqualTo("AABB");
    assertThatThrownBy(() -> run("ABDES/", true, 1))
        .isInstanceOf(CrosswordFormatException.class)
        .hasMessageContaining("does not say what the opponent holds");
  }

  @Test
  void whoListensHearsWhatIsKnownSoFar() {
    List<Long> iterations = new ArrayList<>();
    try (Crew crew = new Crew(2)) {
      simulate.run(
          new CrosswordSimulate.Question(
              SmallGame.opening(loaded, "ABDES/"), List.of(), false, null, plan()),
          crew,
          known -> iterations.add(known.run().iterations()));
    }
    assertThat(iterations).isNotEmpty().isSorted();
  }
}
