package dev.hindsight.backgammon.build.rollouts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.build.nets.Starts;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.LookaheadEvaluator;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.DefaultNets;
import dev.hindsight.backgammon.table.ReturnTable;
import dev.hindsight.core.runs.TrialRandom;
import org.junit.jupiter.api.Test;

class LuckFreeGameTest {
  private static final int SIX = ResultChances.COUNT;
  private static final float TINY = 2e-5f;

  private final Evaluator net = new NetEvaluator(DefaultNets.nets());
  private final Evaluator ahead = new LookaheadEvaluator(new NetEvaluator(DefaultNets.nets()), 1);

  private ReturnTable play(double lambda, int games, boolean races) {
    ReturnPlan plan = new ReturnPlan(0, games, 7, lambda, Starts.USUAL, races, 300);
    LuckFreeGame table = new LuckFreeGame(net, plan);
    Returns returns = new Returns();
    for (int game = 0; game < games; game++) {
      table.play(TrialRandom.of(7, game), returns);
    }
    return returns.table();
  }

  private float[] chances(Evaluator evaluator, RunningBoard board) {
    float[] six = new float[SIX];
    evaluator.chancesBeforeRoll(board, six);
    return six;
  }

  /** What nothing later can change is a look one ply ahead, worked out by other code. */
  @Test
  void withoutLambdaAReturnIsALookOnePlyAhead() {
    ReturnTable table = play(0, 3, true);
    RunningBoard board = new RunningBoard(Board.START);
    assertThat(table.positions()).isGreaterThan(60);
    for (int row = 0; row < table.positions(); row++) {
      table.position(row, board);
      float[] wanted = chances(ahead, board);
      for (int k = 0; k < SIX; k++) {
        assertThat(table.returns()[SIX * row + k]).isCloseTo(wanted[k], within(TINY));
      }
    }
  }

  /**
   * With λ = 1 the returns of the plies of a game add up to its result: the first is the result
   * less the luck of each roll, which is what the position after it is thought to be worth less
   * what was to be expected before it.
   */
  @Test
  void withLambdaOneAReturnIsTheResultLessAllLuck() {
    ReturnTable table = play(1, 1, true);
    RunningBoard board = new RunningBoard(Board.START);
    int last = table.positions() - 1;
    double luck = 0;
    for (int row = 0; row <= last; row++) {
      table.position(row, board);
      double expected = ResultChances.cubelessEquity(chances(ahead, board), 0);
      double came;
      if (row == last) {
        // Whoever moved last has won.
        came = wonByMover(board);
      } else {
        table.position(row + 1, board);
        came = -ResultChances.cubelessEquity(chances(net, board), 0);
      }
      luck += (row % 2 == 0 ? 1 : -1) * (came - expected);
    }
    table.position(last, board);
    double result = (last % 2 == 0 ? 1 : -1) * wonByMover(board);
    assertThat(ResultChances.cubelessEquity(table.returns(), 0))
        .isCloseTo((float) (result - luck), within(1e-3f));
    assertThat(last).isGreaterThan(10);
  }

  private static double wonByMover(RunningBoard board) {
    return GameResult.ofLoser(board.otherNear(), board.otherFar()).multiple();
  }

  @Test
  void racesAreLeftOutWhereTheyAreNotWanted() {
    ReturnTable table = play(0.95, 4, false);
    RunningBoard board = new RunningBoard(Board.START);
    for (int row = 0; row < table.positions(); row++) {
      table.position(row, board);
      assertThat(board.isContact()).isTrue();
      float sum = 0;
      for (int k = 0; k < SIX; k++) {
        sum += table.returns()[SIX * row + k];
      }
      assertThat(sum).isCloseTo(1, within(1e-4f));
    }
  }
}
