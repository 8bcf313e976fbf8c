package dev.hindsight.backgammon.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hindsight.backgammon.rules.notation.Xgid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GamePlanTest {
  private static GamePlan of(Board board) {
    return GamePlan.of(new RunningBoard(board));
  }

  @Test
  void theStartIsOrdinary() {
    assertThat(of(Board.START)).isEqualTo(GamePlan.ORDINARY);
  }

  /** Points of both sides, each from its own edge; the bar is 25. */
  @ParameterizedTest
  @CsvSource({
    "24:2 22:2 6:5 8:3 13:3, 4:3 5:3 6:4 7:2 8:3, BACKGAME",
    "25:1 6:5 5:5, 1:2 2:2 3:3 4:3 5:3 7:2, CONTAINMENT",
    "24:2 6:5 8:3 13:5, 4:3 5:3 6:4 7:2 8:3, BEAR_IN",
    "24:2 1:3 2:3 3:2 13:5, 14:3 6:4 8:3 13:5, CRASHED",
    "24:1 3:2 4:2 5:2 6:2 7:3 13:3, 23:1 6:4 8:3 13:4 14:3, PRIMES",
    "24:1 3:2 4:2 5:2 6:2 13:6, 23:1 5:2 6:4 7:3 8:3 14:2, PRIMES",
    "25:1 24:1 22:1 21:1 6:5 8:3 13:3, 24:1 6:5 8:3 13:6, MANY_BACK",
    "20:2 6:5 8:3 13:5, 6:5 8:3 13:4 14:3, HOLDING",
    "24:1 18:1 6:5 8:3 13:5, 24:2 6:5 8:3 13:5, ORDINARY"
  })
  void thePlanIsTheFirstThatFitsForEitherSide(String mover, String other, GamePlan plan) {
    Board board = Board.of(side(mover), side(other));
    assertThat(of(board)).isEqualTo(plan);
    assertThat(of(board.swapped())).isEqualTo(plan);
  }

  private static int[] side(String text) {
    int[] counts = new int[25];
    for (String part : text.trim().split(" ", -1)) {
      int colon = part.indexOf(':');
      counts[Integer.parseInt(part.substring(0, colon)) - 1] =
          Integer.parseInt(part.substring(colon + 1));
    }
    return counts;
  }

  /** Where our nets were once wrong by 0.2 points. */
  @Test
  void aPositionOfTwoAnchorsIsABackgame() {
    assertThat(of(Xgid.parse("XGID=-b-bBCCBC---cB---b-d-b----:0:0:1:00:0:0:0:0:10").board()))
        .isEqualTo(GamePlan.BACKGAME);
  }
}
