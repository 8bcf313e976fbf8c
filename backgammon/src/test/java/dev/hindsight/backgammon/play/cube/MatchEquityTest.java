package dev.hindsight.backgammon.play.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import org.junit.jupiter.api.Test;

class MatchEquityTest {
  /**
   * Percent by Kit Woolsey and Hal Heinrich, as published in the GammOnLine magazine: up to 15
   * points each; its authors think it right "to within a percent or two".
   */
  private static final int[][] WOOLSEY_HEINRICH = {
    {50, 70, 75, 83, 85, 90, 91, 94, 95, 97, 97, 98, 98, 99, 99},
    {30, 50, 60, 68, 75, 81, 85, 88, 91, 93, 94, 95, 96, 97, 98},
    {25, 40, 50, 59, 66, 71, 76, 80, 84, 87, 90, 92, 94, 95, 96},
    {17, 32, 41, 50, 58, 64, 70, 75, 79, 83, 86, 88, 90, 92, 93},
    {15, 25, 34, 42, 50, 57, 63, 68, 73, 77, 81, 84, 87, 89, 90},
    {10, 19, 29, 36, 43, 50, 56, 62, 67, 72, 76, 79, 82, 85, 87},
    {9, 15, 24, 30, 37, 44, 50, 56, 61, 66, 70, 74, 78, 81, 84},
    {6, 12, 20, 25, 32, 38, 44, 50, 55, 60, 65, 69, 73, 77, 80},
    {5, 9, 16, 21, 27, 33, 39, 45, 50, 55, 60, 64, 68, 72, 76},
    {3, 7, 13, 17, 23, 28, 34, 40, 45, 50, 55, 60, 64, 68, 71},
    {3, 6, 10, 14, 19, 24, 30, 35, 40, 45, 50, 55, 59, 63, 67},
    {2, 5, 8, 12, 16, 21, 26, 31, 36, 40, 45, 50, 54, 58, 62},
    {2, 4, 6, 10, 13, 18, 22, 27, 32, 36, 41, 46, 50, 54, 58},
    {1, 3, 5, 8, 11, 15, 19, 23, 28, 32, 37, 42, 46, 50, 54},
    {1, 2, 4, 7, 10, 13, 16, 20, 24, 29, 33, 38, 42, 46, 50}
  };

  private final MatchEquity computed = MatchEquity.computed();

  @Test
  void bothPlayersTogetherHaveOne() {
    for (int away = 1; away <= computed.mostAway(); away++) {
      assertThat(computed.chance(away, away, false)).isEqualTo(0.5);
      for (int other = 1; other <= computed.mostAway(); other++) {
        for (boolean behind : new boolean[] {false, true}) {
          assertThat(computed.chance(away, other, behind) + computed.chance(other, away, behind))
              .isCloseTo(1, within(1e-12));
        }
      }
    }
  }

  @Test
  void theFewerPointsAreNeededTheBetter() {
    for (int away = 1; away < computed.mostAway(); away++) {
      for (int other = 1; other <= computed.mostAway(); other++) {
        assertThat(computed.chance(away, other, false))
            .as("%d away against %d", away, other)
            .isGreaterThanOrEqualTo(computed.chance(away + 1, other, false));
      }
    }
  }

  @Test
  void closeToTheTableOfWoolseyAndHeinrich() {
    for (int away = 1; away <= 15; away++) {
      for (int other = 1; other <= 15; other++) {
        assertThat(100 * computed.chance(away, other, false))
            .as("%d away against %d", away, other)
            .isCloseTo(WOOLSEY_HEINRICH[away - 1][other - 1], within(2.0));
      }
    }
  }

  /** By hand: a single win of the trailer ties the match, a gammon wins it. */
  @Test
  void theCrawfordGameAtTwoAwayIsAPlainSum() {
    double gammons = MatchRecursion.USUAL.gammonShare();
    assertThat(computed.chance(2, 1, false))
        .isCloseTo(0.5 * (gammons + (1 - gammons) * 0.5), within(1e-12));
  }

  /** By hand: the trailer doubles, so a win of 2 points ties at 3-away and a gammon wins. */
  @Test
  void afterTheCrawfordGameTheTrailerDoubles() {
    double gammons = MatchRecursion.USUAL.gammonShare();
    assertThat(computed.chance(3, 1, true))
        .isCloseTo(0.5 * (gammons + (1 - gammons) * 0.5), within(1e-12));
    assertThat(computed.chance(2, 1, true))
        .isCloseTo(0.5 - MatchRecursion.USUAL.freeDropAtTwo(), within(1e-12));
  }

  /** With a cube that is never turned a score is the plain mean of what a game leads to. */
  @Test
  void theCubelessLimitIsAMeanOverResults() {
    MatchEquity dead = new MatchRecursion(0.3, 0, 0, 0).solve(9);
    double single = 0.35;
    double gammon = 0.145;
    double backgammon = 0.005;
    for (int away = 2; away <= 9; away++) {
      for (int other = 2; other <= 9; other++) {
        double mean =
            single * (dead.chance(away - 1, other, false) + dead.chance(away, other - 1, false))
                + gammon
                    * (dead.chance(away - 2, other, false) + dead.chance(away, other - 2, false))
                + backgammon
                    * (dead.chance(away - 3, other, false) + dead.chance(away, other - 3, false));
        assertThat(dead.chance(away, other, false)).isCloseTo(mean, within(1e-12));
      }
    }
  }

  @Test
  void aTableIsReadFromText() {
    MatchEquity table =
        MatchEquityText.parse(
            "mine",
            "# percent\r\n50 70 75\r\n30, 50, 60\r\n25;40;50\r\npost-crawford: 50 48.5 31\r\n");
    assertThat(table.mostAway()).isEqualTo(3);
    assertThat(table.chance(1, 2, false)).isEqualTo(0.7);
    assertThat(table.chance(2, 1, true)).isEqualTo(0.485);
    assertThat(table.chance(1, 2, true)).isCloseTo(0.515, within(1e-12));
    assertThat(MatchEquityText.parse("mine", "0.5 0.7\n0.3 0.5\npost-crawford 0.5 0.49").name())
        .isEqualTo("mine");
  }

  @Test
  void whatIsNotATableIsRefusedInASentence() {
    for (String text :
        new String[] {
          "",
          "50 70\n30 50",
          "50 70\n30\npost-crawford 50 48",
          "50 70\n40 50\npost-crawford 50 48",
          "50 nil\n30 50\npost-crawford 50 48",
          "50 170\n30 50\npost-crawford 50 48",
          "50 40\n60 50\npost-crawford 50 48"
        }) {
      assertThatThrownBy(() -> MatchEquityText.parse("mine", text))
          .isInstanceOf(BackgammonFormatException.class)
          .hasMessageContaining("match equit");
    }
  }
}
