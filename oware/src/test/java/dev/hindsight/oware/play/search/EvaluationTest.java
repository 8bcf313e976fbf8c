package dev.hindsight.oware.play.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.oware.rules.RandomBoards;
import dev.hindsight.oware.rules.Row;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class EvaluationTest {
  @Test
  void pitsToPlayFromAreWorthMoreThanSeeds() {
    assertThat(Evaluation.hundredthsForMover(0x0101_0101_0101L, 0x06L)).isEqualTo(300);
  }

  @Test
  void weightsAreAsStatedAndTheOtherPlayerSeesTheOpposite() {
    for (long seed = 0; seed < 2_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[] board = RandomBoards.board(random.nextInt(1, 49), random);
      int expected = 0;
      for (int pit = 0; pit < 12; pit++) {
        expected += (pit < 6 ? 1 : -1) * (15 * board[pit] + (board[pit] > 0 ? 60 : 0));
      }
      long mover = Row.pack(board, 0);
      long other = Row.pack(board, 6);
      assertThat(Evaluation.hundredthsForMover(mover, other))
          .as("seed %d", seed)
          .isEqualTo(expected);
      assertThat(Evaluation.hundredthsForMover(/* mover= */ other, /* other= */ mover))
          .isEqualTo(-expected);
    }
  }
}
