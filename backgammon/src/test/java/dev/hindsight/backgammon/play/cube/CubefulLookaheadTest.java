package dev.hindsight.backgammon.play.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.build.bearoff.SpotBearoff;
import dev.hindsight.backgammon.index.NetEncoding;
import dev.hindsight.backgammon.play.evaluate.BearoffValue;
import dev.hindsight.backgammon.play.evaluate.CubeAction;
import dev.hindsight.backgammon.play.evaluate.CubeDecision;
import dev.hindsight.backgammon.play.evaluate.CubeEquities;
import dev.hindsight.backgammon.play.evaluate.Evaluator;
import dev.hindsight.backgammon.play.evaluate.NetEvaluator;
import dev.hindsight.backgammon.play.evaluate.PairEvaluator;
import dev.hindsight.backgammon.play.evaluate.ResultChances;
import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RandomBoards;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.backgammon.table.CubeState;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.TrialRandom;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CubefulLookaheadTest {
  private static final MatchEquity TABLE = MatchEquity.computed();

  private final Evaluator nets =
      new NetEvaluator(BackgammonNets.random(16, 16, TrialRandom.of(2, 0)));
  private final CubefulLookahead ahead = new CubefulLookahead(nets);

  private static CubeScale money() {
    return new MoneyScale(new MoneyCube(2.0 / 3, false));
  }

  private static CubeScale match(int away, int otherAway) {
    return new MatchScale(new MatchCube(TABLE, away, otherAway, false, 1, 2.0 / 3));
  }

  @Test
  void withoutALookAheadTheFormulasSpeak() {
    Board board = RandomBoards.fromGame(new SplittableRandom(3), 12);
    float[] six = new float[NetEncoding.OUTPUTS];
    nets.chancesBeforeRoll(new RunningBoard(board), six);
    ResultChances chances = ResultChances.of(six, 0);
    for (CubeState state : new CubeState[] {CubeState.OWNED, CubeState.CENTRED}) {
      CubeValues formulas = new MatchCube(TABLE, 5, 4, false, 2, 2.0 / 3);
      CubeAround around = new CubeAround(ahead, match(5, 4), 2, state);
      assertThat(around.equities(board, 0)).isEqualTo(formulas.equities(chances));
      assertThat(around.decision(board, 0)).isEqualTo(formulas.decision(chances, state));
    }
  }

  /** Every end position compared with the cube, every double looked into, all 36 rolls. */
  @Test
  void everyPlyIsTheMeanOverRollsOfRightDoublesAndReplies() {
    CubefulLookahead whole =
        new CubefulLookahead(
            nets,
            MoveGenerator.MOST_END_POSITIONS,
            Double.POSITIVE_INFINITY,
            Double.POSITIVE_INFINITY);
    SplittableRandom random = new SplittableRandom(5);
    for (int n = 0; n < 3; n++) {
      Board board = RandomBoards.fromGame(random, 8 * n);
      for (CubeScale scale : new CubeScale[] {money(), match(3, 2)}) {
        for (CubeState state :
            new CubeState[] {CubeState.OWNED, CubeState.CENTRED, CubeState.OPPONENTS}) {
          assertThat(whole.onTurn(new RunningBoard(board), scale, 1, state, 1))
              .isCloseTo(slow(board, scale, 1, state, 1), within(1e-6));
        }
      }
    }
    Board board = RandomBoards.fromGame(random, 40);
    assertThat(whole.beforeRoll(new RunningBoard(board), money(), 1, CubeState.CENTRED, 2))
        .isCloseTo(slowRolled(board, money(), 1, CubeState.CENTRED, 2), within(1e-6));
  }

  private double slow(Board board, CubeScale scale, int cube, CubeState state, int plies) {
    double waiting = slowRolled(board, scale, cube, state, plies);
    if (GameResult.isOver(board) || !scale.mayDouble(cube, state)) {
      return waiting;
    }
    double taken = slowRolled(board, scale, 2 * cube, CubeState.OPPONENTS, plies);
    return Math.max(waiting, Math.min(scale.passed(cube), taken));
  }

  private double slowRolled(Board board, CubeScale scale, int cube, CubeState state, int plies) {
    if (plies == 0 || GameResult.isOver(board)) {
      float[] six = new float[NetEncoding.OUTPUTS];
      nets.chancesBeforeRoll(new RunningBoard(board), six);
      return scale.worth(ResultChances.of(six, 0), cube, state);
    }
    CubeState seen =
        state == CubeState.OWNED
            ? CubeState.OPPONENTS
            : state == CubeState.OPPONENTS ? CubeState.OWNED : state;
    CubeScale others = scale.forOpponent();
    MoveGenerator moves = new MoveGenerator();
    double sum = 0;
    for (int roll = 0; roll < 36; roll++) {
      moves.prepare(board);
      int count = moves.generate(1 + roll / 6, 1 + roll % 6);
      Board best = board;
      double most = Double.NEGATIVE_INFINITY;
      for (int index = 0; index < count; index++) {
        Board next = moves.board(index).swapped();
        double worth = others.toOpponent(slow(next, others, cube, seen, 0));
        if (worth > most) {
          most = worth;
          best = next;
        }
      }
      sum += others.toOpponent(slow(best, others, cube, seen, plies - 1));
    }
    return sum / 36;
  }

  /** The chances without a cube are exact there, so all that is left to find out is the cube. */
  @Test
  void aLookAheadComesCloserToExactBearoffsWithTheCube() {
    try (Crew crew = new Crew(1)) {
      SpotBearoff exact = new SpotBearoff(5, crew);
      CubefulLookahead bearoffs = new CubefulLookahead(new PairEvaluator(exact, nets));
      RandomGenerator random = TrialRandom.of(11, 0);
      double[] errors = new double[3];
      int positions = 60;
      for (int n = 0; n < positions; n++) {
        Board board = Board.of(five(random), five(random));
        CubeEquities right = BearoffValue.beforeRoll(exact, board).cube();
        for (int plies = 0; plies <= 2; plies++) {
          double said =
              bearoffs.beforeRoll(new RunningBoard(board), money(), 1, CubeState.CENTRED, plies);
          errors[plies] += Math.abs(said - right.centred()) / positions;
        }
      }
      assertThat(errors[1]).isLessThan(errors[0]);
      assertThat(errors[2]).isLessThan(0.7 * errors[0]);
    }
  }

  private static int[] five(RandomGenerator random) {
    int[] counts = new int[25];
    for (int checker = 0; checker < 5; checker++) {
      counts[random.nextInt(6)]++;
    }
    return counts;
  }

  /** Who loses the match with this game anyway turns the cube at once, or a turn later. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void afterTheCrawfordGameWaitingATurnCostsTheTrailerNextToNothing(int away) {
    for (int plies = 0; plies <= 2; plies++) {
      CubeDecision decision =
          new CubeAround(ahead, match(away, 1), 1, CubeState.CENTRED).decision(Board.START, plies);
      assertThat(decision.costOfNoDouble()).isBetween(0.0, 0.02);
      assertThat(decision.action()).isIn(CubeAction.DOUBLE_TAKE, CubeAction.DOUBLE_PASS);
    }
  }
}
