package dev.hindsight.backgammon.play.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.build.bearoff.OneSidedBuilder;
import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.build.bearoff.TwoSidedBuilder;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.table.BearoffTable;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.runs.Crew;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same positions asked in every way there is. */
class PairValuesTest {
  private static final double CHANCE_ROUNDING = 0.5 / 65_535 + 1e-12;
  private static final List<int[]> SIDES = HomeBoards.sides(3);

  @Test
  void aTableSaysWhatItsSolverSaysButRounded(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("bearoff3.table");
    try (Crew crew = new Crew(2)) {
      new TwoSidedBuilder(6, 3, true).build(file, crew);
      PairValues solved = new SpotBearoff(3, crew);
      PairValues table = new TableValues(BearoffTable.open(file));
      assertThat(table.isExact()).isTrue();
      for (int[] mover : SIDES) {
        for (int[] other : SIDES) {
          Board board = HomeBoards.of(mover, other);
          assertThat(table.covers(board)).isTrue();
          assertThat(table.winProbabilityForMover(board))
              .as("%s", board)
              .isEqualTo(solved.winProbabilityForMover(board), within(CHANCE_ROUNDING));
          for (CubeState state : CubeState.values()) {
            assertThat(table.equityForMover(state, board))
                .as("%s %s", state, board)
                .isEqualTo(solved.equityForMover(state, board), within(2 * CHANCE_ROUNDING));
          }
        }
      }
    }
  }

  @Test
  void aRaceEstimateIsCloseButCallsItselfAnEstimate() {
    try (Crew crew = new Crew(2)) {
      PairValues exact = new SpotBearoff(3, crew);
      PairValues estimate = new RaceValues(new OneSidedBuilder(6, 3).solve(crew));
      assertThat(estimate.isExact()).isFalse();
      assertThat(estimate.isCubeful()).isFalse();
      assertThat(estimate.name()).contains("one-sided race estimate");
      double sum = 0;
      for (int[] mover : SIDES) {
        for (int[] other : SIDES) {
          Board board = HomeBoards.of(mover, other);
          double error =
              estimate.winProbabilityForMover(board) - exact.winProbabilityForMover(board);
          assertThat(error).as("%s", board).isBetween(-0.03, 0.03);
          sum += Math.abs(error);
        }
      }
      assertThat(sum / SIDES.size() / SIDES.size()).isLessThan(0.002);
      Board board = HomeBoards.of(SIDES.get(5), SIDES.get(6));
      assertThatThrownBy(() -> estimate.equityForMover(CubeState.OWNED, board))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void aRaceEstimateKnowsNothingOfContact() {
    try (Crew crew = new Crew(1)) {
      PairValues estimate = new RaceValues(new OneSidedBuilder(6, 2).solve(crew));
      assertThat(estimate.covers(Board.START)).isFalse();
    }
  }
}
