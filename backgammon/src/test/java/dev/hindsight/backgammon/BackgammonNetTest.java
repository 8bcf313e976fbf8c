package dev.hindsight.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class BackgammonNetTest {
  private static final BackgammonNet NET = BackgammonNet.builtIn();

  private static final String START = "XGID=-b----E-C---eE---c-e----B-:0:0:1:%s:0:0:0:0:10";

  @Test
  void theChancesMakeTheEquity() {
    BackgammonChances chances = NET.chances(START.formatted("00"));
    assertThat(chances.win()).isBetween(0.5, 0.56);
    assertThat(chances.winGammon()).isBetween(chances.winBackgammon(), chances.win());
    assertThat(chances.equity())
        .isCloseTo(
            2 * chances.win()
                - 1
                + chances.winGammon()
                + chances.winBackgammon()
                - chances.loseGammon()
                - chances.loseBackgammon(),
            within(1e-6));
  }

  @Test
  void theFivePointIsMade() {
    for (int plies = 0; plies <= 1; plies++) {
      assertThat(NET.withPlies(plies).moves(START.formatted("31")).get(0).move())
          .isEqualTo("8/5 6/5");
    }
  }

  @Test
  void aSureWinIsOne() {
    String last = "XGID=-A----------------------a-:0:0:1:00:0:0:0:0:10";
    assertThat(NET.chances(last).win()).isGreaterThan(0.95);
  }

  @Test
  void whatCannotBeJudgedIsRefused() {
    assertThatThrownBy(() -> NET.moves(START.formatted("00")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no dice");
    assertThatThrownBy(() -> NET.withPlies(3)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> NET.chances("XGID=-")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theCubeIsAskedForMoneyAndAtAScore() {
    BackgammonNet net = BackgammonNet.builtIn();
    String money = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
    CubeAdvice opening = net.cube(money).orElseThrow();
    assertThat(opening.action()).isEqualTo(CubeAdvice.Action.NO_DOUBLE);
    assertThat(opening.noDouble()).isEqualTo(net.value(money).equity());
    // One point is all that the match needs: nobody doubles.
    assertThat(net.cube("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:1:10")).isEmpty();
  }

  @Test
  void aRolloutSaysTheSameTwice() {
    BackgammonNet net = BackgammonNet.builtIn();
    String opening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    List<RolledOut> once = net.rollout(opening, 32, 5, 2);
    assertThat(once).hasSize(2).isEqualTo(net.rollout(opening, 32, 5, 2));
    assertThat(once)
        .extracting(RolledOut::move)
        .containsAll(
            net.movesWithCube(opening).stream().limit(2).map(BackgammonMove::move).toList());
    assertThat(once).allMatch(line -> line.games() == 32 && line.standardError() > 0);
    assertThatThrownBy(() -> net.rollout(opening, 1, 5, 2))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> net.rollout(opening, 32, 5, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
