package dev.hindsight.oware.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.SolvedLayers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("java")
class EndgameSolverTest {
  static List<OwareRules> allRules() {
    return OwareRules.ALL;
  }

  @ParameterizedTest
  @MethodSource("allRules")
  void valuesEqualPlainIterationUpToFiveSeeds(OwareRules rules) {
    int most = 5;
    SeedIndex index = new SeedIndex(most);
    SolvedLayers values = solveExact(index, rules, 2);
    new ReferenceEndgame(most, rules)
        .exact()
        .forEach((board, value) -> assertValue(index, values, board, value));
  }

  @ParameterizedTest
  @MethodSource("allRules")
  void boundsEqualPlainIterationUpToFiveSeeds(OwareRules rules) {
    int most = 5;
    SeedIndex index = new SeedIndex(most);
    SolvedLayers lowest = new SolvedLayers(most);
    SolvedLayers highest = new SolvedLayers(most);
    try (Crew crew = new Crew(2)) {
      EndgameSolver solver = new EndgameSolver(index, rules, crew);
      for (int seeds = 0; seeds <= most; seeds++) {
        solver.bounds(seeds, lowest, highest);
      }
    }
    List<Map<List<Integer>, Integer>> expected = new ReferenceEndgame(most, rules).bounds();
    expected.get(0).forEach((board, value) -> assertValue(index, lowest, board, value));
    expected.get(1).forEach((board, value) -> assertValue(index, highest, board, value));
  }

  @Test
  void oneTwoAndThreeThreadsGiveTheSameBytes() {
    SeedIndex index = new SeedIndex(11);
    SolvedLayers one = solveExact(index, OwareRules.CODINGAME, 1);
    for (int threads = 2; threads <= 3; threads++) {
      SolvedLayers more = solveExact(index, OwareRules.CODINGAME, threads);
      for (int seeds = 0; seeds <= 11; seeds++) {
        assertThat(more.layer(seeds)).isEqualTo(one.layer(seeds));
      }
    }
  }

  private static SolvedLayers solveExact(SeedIndex index, OwareRules rules, int threads) {
    SolvedLayers values = new SolvedLayers(index.mostSeeds());
    try (Crew crew = new Crew(threads)) {
      EndgameSolver solver = new EndgameSolver(index, rules, crew);
      for (int seeds = 0; seeds <= index.mostSeeds(); seeds++) {
        solver.exact(seeds, values);
      }
    }
    return values;
  }

  private static void assertValue(
      SeedIndex index, SolvedLayers values, List<Integer> board, int expected) {
    int[] counts = board.stream().mapToInt(Integer::intValue).toArray();
    long mover = Row.pack(counts, 0);
    long other = Row.pack(counts, 6);
    int seeds = Row.total(mover) + Row.total(other);
    int value = values.value(seeds, (int) index.rank(mover, other, seeds));
    if (value != expected) {
      throw new AssertionError(board + " is " + value + ", expected " + expected);
    }
  }
}
