package dev.hindsight.crossword.play.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.crossword.table.EquityLead;
import org.junit.jupiter.api.Test;

class NormalWinChancesTest {
  private final WinChances chances = new NormalWinChances(Fixture.RULES);

  @Test
  void aLeadOfOneDeviationWinsAsTheNormalDistributionSays() {
    // 80 points at 93 tiles, of which 12 are the turn's.
    assertThat(chances.winMillionths(new EquityLead(68_000), 93)).isCloseTo(841_345, within(1));
    assertThat(chances.winMillionths(new EquityLead(-92_000), 93)).isCloseTo(158_655, within(1));
    assertThat(chances.winMillionths(new EquityLead(-12_000), 50)).isCloseTo(500_000, within(1));
  }

  @Test
  void theSameLeadIsWorthMoreWithFewerTilesUnseen() {
    for (int unseen = 2; unseen <= 93; unseen++) {
      assertThat(chances.winMillionths(new EquityLead(20_000), unseen - 1))
          .isGreaterThanOrEqualTo(chances.winMillionths(new EquityLead(20_000), unseen));
    }
  }

  @Test
  void chancesAreWithinNothingAndCertainty() {
    assertThat(chances.winMillionths(new EquityLead(Integer.MIN_VALUE), 0)).isZero();
    assertThat(chances.winMillionths(new EquityLead(Integer.MAX_VALUE), 0))
        .isEqualTo(WinChances.CERTAIN);
  }
}
