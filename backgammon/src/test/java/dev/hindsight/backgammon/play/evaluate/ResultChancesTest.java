package dev.hindsight.backgammon.play.evaluate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.GameResult;
import dev.hindsight.backgammon.rules.PositionClass;
import dev.hindsight.backgammon.rules.RandomBoards;
import dev.hindsight.backgammon.rules.RunningBoard;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ResultChancesTest {
  private static final ResultChances EXAMPLE = new ResultChances(0.5, 0.1, 0.02, 0.3, 0.07, 0.01);

  @Test
  void theExample() {
    assertThat(EXAMPLE.nested())
        .containsExactly(new double[] {0.62, 0.12, 0.02, 0.08, 0.01}, within(1e-12));
    assertThat(EXAMPLE.cubelessEquity()).isCloseTo(0.29, within(1e-12));
    assertThat(EXAMPLE.winProbability()).isCloseTo(0.62, within(1e-12));
  }

  @Test
  void theOpponentHasTheOppositeEquity() {
    assertThat(EXAMPLE.forOpponent().cubelessEquity()).isCloseTo(-0.29, within(1e-12));
    assertThat(EXAMPLE.forOpponent().forOpponent()).isEqualTo(EXAMPLE);
  }

  @Test
  void arraysSayTheSameAsTheRecord() {
    float[] six = new float[7];
    EXAMPLE.copyTo(six, 1);
    assertThat((double) ResultChances.cubelessEquity(six, 1)).isCloseTo(0.29, within(1e-6));
    ResultChances.swap(six, 1);
    assertThat(ResultChances.of(six, 1).cubelessEquity()).isCloseTo(-0.29, within(1e-6));
    ResultChances.setResult(false, GameResult.GAMMON, six, 1);
    assertThat(six).containsExactly(six[0], 0, 0, 0, 0, 1, 0);
  }

  @Test
  void chancesThatDoNotSumToOneAreRefused() {
    assertThatThrownBy(() -> new ResultChances(0.5, 0.1, 0, 0.3, 0, 0))
        .hasMessageContaining("sum to 1");
    assertThatThrownBy(() -> new ResultChances(1.5, -0.5, 0, 0, 0, 0))
        .hasMessageContaining("not be negative");
  }

  @Test
  void whoHasBorneOffACheckerLosesNoGammonAndWhoHasPassedNoBackgammon() {
    SplittableRandom random = new SplittableRandom(3);
    for (int n = 0; n < 3_000; n++) {
      Board board = RandomBoards.board(random);
      int expected = losses(board.swapped()) | losses(board) << 3;
      assertThat(ResultChances.possible(new RunningBoard(board)))
          .as("%s", board)
          .isEqualTo(expected);
    }
  }

  private static int losses(Board board) {
    if (board.mover(0) > 0) {
      return 0b001;
    }
    boolean mayBeBackgammoned = PositionClass.of(board) == PositionClass.CONTACT;
    for (int cell = 19; cell <= 25; cell++) {
      mayBeBackgammoned |= board.mover(cell) > 0;
    }
    return mayBeBackgammoned ? 0b111 : 0b011;
  }
}
