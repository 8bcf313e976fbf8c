package dev.hindsight.backgammon.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.rules.Board;
import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.MoveGenerator;
import dev.hindsight.backgammon.rules.RandomBoards;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThreatsTest {
  private static final long SEED = 20_261_117;

  /** The table of shots that every textbook prints: one checker, one blot, nothing in between. */
  @ParameterizedTest
  @CsvSource({
    "1, 11", "2, 12", "3, 14", "4, 15", "5, 15", "6, 17", "7, 6", "8, 6", "9, 5", "10, 3", "11, 2",
    "12, 3", "13, 0", "14, 0", "15, 1", "16, 1", "17, 0", "18, 1", "19, 0", "20, 1", "21, 0",
    "22, 0", "23, 0"
  })
  void aLoneBlotIsHitByAsManyRollsAsTextbooksSay(int distance, int rolls) {
    int hitter = 1 << 24;
    int blot = 1 << 24 - distance;
    assertThat(Threats.shotsAndCost(hitter, 0, blot, 0) & 0xFFFF).isEqualTo(rolls);
    assertThat(Threats.shotsAndCost(hitter, 0, blot, 0) >>> 16)
        .as("each hit takes the pips that the blot has come")
        .isEqualTo(rolls * (24 - distance));
  }

  @Test
  void aBlockThatCannotBePassedLeavesNoEscape() {
    assertThat(Threats.escapes(24, 0b11_1111 << 2)).as("points 2 to 7 of the other").isZero();
    assertThat(Threats.escapes(24, 0b1_1111 << 2)).as("points 2 to 6").isEqualTo(11);
    assertThat(Threats.escapes(24, 0)).as("nothing: 7 and more, 2-2 and 3-3").isEqualTo(23);
    assertThat(Threats.escapesLeft(0b11_1111 << 2)).isZero();
    assertThat(Threats.escapesLeft(0)).isEqualTo(23);
  }

  /**
   * The generator knows the rules; a sight of the board may differ where both dice must be used.
   */
  @Test
  void shotsAreRollsWithWhichTheGeneratorHits() {
    SplittableRandom random = new SplittableRandom(SEED);
    MoveGenerator moves = new MoveGenerator();
    int equal = 0;
    int boards = 3_000;
    for (int number = 0; number < boards; number++) {
      Board board = RandomBoards.board(random);
      moves.prepare(board);
      int hitting = 0;
      for (int first = 1; first <= 6; first++) {
        for (int second = 1; second <= 6; second++) {
          int count = moves.generate(first, second);
          boolean hits = false;
          for (int index = 0; index < count; index++) {
            hits |= moves.hits(index) != 0;
          }
          hitting += hits ? 1 : 0;
        }
      }
      int shots = shots(board);
      assertThat(shots).as("%s, seed %d", board, SEED).isGreaterThanOrEqualTo(hitting);
      equal += shots == hitting ? 1 : 0;
    }
    assertThat(equal).as("seed %d", SEED).isGreaterThan(boards * 98 / 100);
  }

  private static int shots(Board board) {
    int points = Checkers.occupiedTwice(board.otherNear(), board.otherFar());
    int blots = Checkers.occupied(board.otherNear(), board.otherFar()) & ~points;
    return Threats.shotsAndCost(
            Checkers.occupied(board.moverNear(), board.moverFar()),
            Checkers.on(Checkers.BAR, board.moverNear(), board.moverFar()),
            Threats.turned(blots),
            Threats.turned(points))
        & 0xFFFF;
  }
}
