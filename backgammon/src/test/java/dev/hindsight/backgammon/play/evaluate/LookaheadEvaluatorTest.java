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
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LookaheadEvaluatorTest {
  private static final float TOLERANCE = 2e-5f;

  private final Evaluator nets =
      new NetEvaluator(BackgammonNets.random(16, 16, TrialRandom.of(2, 0)));
  private final float[] chances = new float[NetEncoding.OUTPUTS];

  @Test
  void everyPlyIsTheMeanOfTheBestReplies() {
    SplittableRandom random = new SplittableRandom(5);
    for (int n = 0; n < 6; n++) {
      Board board = RandomBoards.fromGame(random, 10 * n);
      for (int plies = 1; plies <= 2; plies++) {
        new LookaheadEvaluator(nets, plies).chancesBeforeRoll(new RunningBoard(board), chances);
        assertThat(chances).containsExactly(slow(board, plies), within(TOLERANCE));
      }
    }
  }

  /** All 36 rolls, one after another, with values instead of arrays. */
  private float[] slow(Board board, int plies) {
    float[] mean = new float[NetEncoding.OUTPUTS];
    if (plies == 0 || GameResult.isOver(board)) {
      nets.chancesBeforeRoll(new RunningBoard(board), mean);
      return mean;
    }
    MoveGenerator moves = new MoveGenerator();
    for (int roll = 0; roll < 36; roll++) {
      moves.prepare(board);
      int count = moves.generate(1 + roll / 6, 1 + roll % 6);
      Board best = board;
      float least = Float.POSITIVE_INFINITY;
      for (int index = 0; index < count; index++) {
        Board next = moves.board(index).swapped();
        float[] six = new float[NetEncoding.OUTPUTS];
        nets.chancesBeforeRoll(new RunningBoard(next), six);
        if (ResultChances.cubelessEquity(six, 0) < least) {
          least = ResultChances.cubelessEquity(six, 0);
          best = next;
        }
      }
      float[] next = slow(best, plies - 1);
      for (int k = 0; k < 6; k++) {
        mean[k] += next[(k + 3) % 6] / 36;
      }
    }
    return mean;
  }

  @Test
  void lookingAheadOfExactValuesFindsThemAgain() {
    try (Crew crew = new Crew(1)) {
      SpotBearoff table = new SpotBearoff(4, crew);
      Evaluator exact = new PairEvaluator(table, nets);
      Board board = Board.of(at(2, 3, 5, 6), at(1, 4, 4, 6));
      new LookaheadEvaluator(exact, 2).chancesBeforeRoll(new RunningBoard(board), chances);
      assertThat((double) chances[0]).isCloseTo(table.winProbabilityForMover(board), within(1e-6));
    }
  }

  @Test
  void candidatesThatWereLookedIntoComeFirst() {
    MoveGenerator moves = new MoveGenerator();
    moves.prepare(Board.START);
    int count = moves.generate(6, 4);
    float[] equities = new float[MoveGenerator.MOST_END_POSITIONS];
    float[] all = new float[MoveGenerator.MOST_END_POSITIONS];
    new LookaheadEvaluator(nets, 1, 3, 10).equitiesAfterMove(moves, equities);
    new LookaheadEvaluator(nets, 1, count, 10).equitiesAfterMove(moves, all);
    int lookedInto = 0;
    float least = Float.POSITIVE_INFINITY;
    for (int index = 0; index < count; index++) {
      if (equities[index] == all[index]) {
        lookedInto++;
        least = Math.min(least, equities[index]);
      }
    }
    assertThat(lookedInto).isEqualTo(3);
    for (int index = 0; index < count; index++) {
      assertThat(equities[index] == all[index] || equities[index] < least).isTrue();
    }
  }

  private static int[] at(int... points) {
    int[] counts = new int[25];
    for (int point : points) {
      counts[point - 1]++;
    }
    return counts;
  }
}
