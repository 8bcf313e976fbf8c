package dev.hindsight.backgammon.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CheckersTest {
  private static final long SEED = 20_261_118;

  @Test
  void pipsAreTheSumOverAllCheckers() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int number = 0; number < 2_000; number++) {
      Board board = RandomBoards.board(random);
      int pips = 0;
      for (int cell = 1; cell < Checkers.CELLS; cell++) {
        pips += cell * Checkers.on(cell, board.moverNear(), board.moverFar());
      }
      assertThat(Checkers.pips(board.moverNear(), board.moverFar()))
          .as("%s, seed %d", board, SEED)
          .isEqualTo(pips);
    }
  }

  @Test
  void allOnOneCell() {
    for (int cell = 0; cell < Checkers.CELLS; cell++) {
      int[] counts = new int[Checkers.CELLS];
      counts[cell] = Checkers.PER_SIDE;
      assertThat(Checkers.pips(Checkers.packNear(counts), Checkers.packFar(counts)))
          .isEqualTo(Checkers.PER_SIDE * cell);
    }
  }
}
