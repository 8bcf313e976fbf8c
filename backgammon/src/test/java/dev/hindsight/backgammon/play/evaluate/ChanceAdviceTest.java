package dev.hindsight.backgammon.play.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Dice;
import dev.hindsight.backgammon.rules.Move;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.backgammon.rules.notation.MoveNotation;
import dev.hindsight.backgammon.table.BackgammonNets;
import dev.hindsight.core.runs.TrialRandom;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class ChanceAdviceTest {
  private static final long SEED = 17;

  private final Evaluator nets =
      new NetEvaluator(BackgammonNets.random(16, 16, TrialRandom.of(SEED, 0)));
  private final ChanceAdvice advice = new ChanceAdvice(nets, 0);

  @Test
  void theFirstMoveIsTheOneThatThePlayerMakes() {
    RandomGenerator random = TrialRandom.of(SEED, 1);
    RunningBoard board = new RunningBoard(Board.START);
    MoveGenerator moves = new MoveGenerator();
    float[] equities = new float[MoveGenerator.MOST_END_POSITIONS];
    for (int ply = 0; ply < 60 && !board.isOver(); ply++) {
      Dice dice = Dice.ROLLS.get(random.nextInt(Dice.ROLLS.size()));
      moves.prepare(board);
      int count = moves.generate(dice.first(), dice.second());
      nets.equitiesAfterMove(moves, equities);
      List<JudgedMove> ranked = advice.rank(board.toBoard(), dice);
      assertThat(ranked).as("seed %d ply %d", SEED, ply).hasSize(count);
      float best = equities[Evaluator.best(equities, count)];
      assertThat(ranked.get(0).chances().cubelessEquity()).isCloseTo(best, within(1e-5));
      board.play(moves, random.nextInt(count));
    }
  }

  @Test
  void chancesSumToOne() {
    ResultChances chances = advice.beforeRoll(Board.START);
    assertThat(chances.winProbability() + chances.forOpponent().winProbability())
        .isCloseTo(1, within(1e-12));
  }

  @Test
  void aMoveThatEndsTheGameIsWorthItsResult() {
    // One checker left on the ace point each; the other has borne off fourteen, so no gammon.
    int[] ace = new int[25];
    ace[0] = 1;
    List<JudgedMove> moves = advice.rank(Board.of(ace, ace), new Dice(2, 1));
    assertThat(moves.get(0).chances()).isEqualTo(ResultChances.ofWin(1));
    MoveGenerator generator = new MoveGenerator();
    generator.prepare(Board.of(ace, ace));
    generator.generate(2, 1);
    assertThat(MoveNotation.write(moves.get(0).move()))
        .isEqualTo(MoveNotation.write(Move.of(generator, 0)));
  }
}
