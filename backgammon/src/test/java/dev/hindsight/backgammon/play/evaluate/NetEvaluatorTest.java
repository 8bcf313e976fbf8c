package dev.hindsight.backgammon.play.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RandomBoards;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class NetEvaluatorTest {
  private static final BackgammonNets NETS = BackgammonNets.random(32, 16, TrialRandom.of(1, 0));

  private final Evaluator nets = new NetEvaluator(NETS);
  private final float[] chances = new float[NetEncoding.OUTPUTS];

  @Test
  void allEndPositionsAtOnceAreWorthWhatEachIsWorthAlone() {
    SplittableRandom random = new SplittableRandom(2);
    MoveGenerator moves = new MoveGenerator();
    float[] equities = new float[MoveGenerator.MOST_END_POSITIONS];
    for (int n = 0; n < 500; n++) {
      Board board = RandomBoards.board(random);
      if (GameResult.isOver(board)) {
        continue;
      }
      moves.prepare(board);
      int count = moves.generate(random.nextInt(1, 7), random.nextInt(1, 7));
      nets.equitiesAfterMove(moves, equities);
      for (int index = 0; index < count; index++) {
        nets.chancesBeforeRoll(new RunningBoard(moves.board(index).swapped()), chances);
        assertThat(equities[index])
            .as("%s", moves.board(index))
            .isEqualTo(-ResultChances.cubelessEquity(chances, 0));
      }
    }
  }

  @Test
  void chancesSumToOneAndImpossibleResultsHaveNone() {
    SplittableRandom random = new SplittableRandom(4);
    for (int n = 0; n < 1_000; n++) {
      Board board = RandomBoards.board(random);
      RunningBoard running = new RunningBoard(board);
      nets.chancesBeforeRoll(running, chances);
      float sum = 0;
      for (float chance : chances) {
        sum += chance;
      }
      assertThat(sum).isCloseTo(1, within(1e-5f));
      if (board.mover(0) > 0) {
        assertThat(chances[4] + chances[5]).isZero();
      }
      if (board.other(0) > 0) {
        assertThat(chances[1] + chances[2]).isZero();
      }
    }
  }

  @Test
  void aFinishedGameIsWorthItsPoints() {
    Board backgammon = Board.of(onePoint(25, 15), new int[25]);
    nets.chancesBeforeRoll(new RunningBoard(backgammon), chances);
    assertThat(ResultChances.cubelessEquity(chances, 0)).isEqualTo(-3);
  }

  @Test
  void aTableIsAskedOnlyIfItCoversTheWholeRoll() {
    try (Crew crew = new Crew(1)) {
      SpotBearoff table = new SpotBearoff(3, crew);
      Evaluator both = new PairEvaluator(table, nets);
      MoveGenerator moves = new MoveGenerator();
      float[] found = new float[MoveGenerator.MOST_END_POSITIONS];
      float[] byNets = new float[MoveGenerator.MOST_END_POSITIONS];

      // Three against three: everything is covered.
      Board covered = Board.of(at(3, 5, 6), at(1, 4, 6));
      moves.prepare(covered);
      int count = moves.generate(2, 1);
      both.equitiesAfterMove(moves, found);
      for (int index = 0; index < count; index++) {
        double roller = table.winProbabilityForMover(moves.board(index).swapped());
        assertThat((double) found[index]).isCloseTo(1 - 2 * roller, within(1e-6));
      }

      // Four, one of which may or may not be borne off: the nets judge all.
      Board mixed = Board.of(at(2, 3, 5, 6), at(1, 4, 6));
      moves.prepare(mixed);
      count = moves.generate(2, 1);
      both.equitiesAfterMove(moves, found);
      nets.equitiesAfterMove(moves, byNets);
      assertThat(Arrays.copyOf(found, count)).containsExactly(Arrays.copyOf(byNets, count));

      both.chancesBeforeRoll(new RunningBoard(covered), chances);
      assertThat((double) chances[0])
          .isCloseTo(table.winProbabilityForMover(covered), within(1e-6));
    }
  }

  private static int[] onePoint(int cell, int count) {
    int[] points = new int[25];
    points[cell - 1] = count;
    return points;
  }

  private static int[] at(int... points) {
    int[] counts = new int[25];
    for (int point : points) {
      counts[point - 1]++;
    }
    return counts;
  }
}
