package dev.hindsight.crossword.rules.letters;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class MillipointsTest {
  @Test
  void pointsBecomeThousandths() {
    assertThat(Millipoints.ofPoints(new BigDecimal("1.5"))).isEqualTo(1500);
    assertThat(Millipoints.ofPoints(new BigDecimal("-0.0005"))).isZero();
    assertThat(Millipoints.ofPoints(new BigDecimal("0.0015"))).isEqualTo(2);
  }

  @Test
  void thousandthsAreWrittenWithThreeDecimals() {
    assertThat(Millipoints.toExactPoints(1500)).hasToString("1.500");
    assertThat(Millipoints.toPoints(-250)).isEqualTo(-0.25);
    assertThat(Millipoints.roundPoints(2.0 / 3)).hasToString("0.667");
  }

  @Test
  void whatDoesNotFitIsRefused() {
    assertThatThrownBy(() -> Millipoints.ofPoints(new BigDecimal("1e9")))
        .isInstanceOf(ArithmeticException.class);
  }
}
