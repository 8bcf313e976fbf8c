package dev.hindsight.neural;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java")
class HalfFloatsTest {
  @Test
  void theExamples() {
    assertThat(HalfFloats.ofFloat(1)).isEqualTo((short) 0x3C00);
    assertThat(HalfFloats.ofFloat(-2)).isEqualTo((short) 0xC000);
    assertThat(HalfFloats.ofFloat(65_504)).isEqualTo((short) 0x7BFF);
    assertThat(HalfFloats.toFloat((short) 1)).isEqualTo(0x1p-24f);
    assertThat(HalfFloats.ofFloat(1e30f)).isEqualTo((short) 0x7BFF);
    assertThatThrownBy(() -> HalfFloats.ofFloat(Float.NaN)).hasMessageContaining("not a number");
  }

  @Test
  void everyFiniteHalfFloatComesBack() {
    for (int bits = 0; bits < 0x7C00; bits++) {
      assertThat(HalfFloats.ofFloat(HalfFloats.toFloat((short) bits))).isEqualTo((short) bits);
      short negative = (short) (bits | 0x8000);
      assertThat(HalfFloats.ofFloat(HalfFloats.toFloat(negative))).isEqualTo(negative);
    }
  }

  /** What lies between two neighbours goes to the nearer, from the middle to the even one. */
  @Test
  void roundsToTheNearest() {
    for (int bits = 0; bits < 0x7BFF; bits += 7) {
      double low = HalfFloats.toFloat((short) bits);
      double high = HalfFloats.toFloat((short) (bits + 1));
      int even = bits % 2 == 0 ? bits : bits + 1;
      assertThat(HalfFloats.ofFloat((float) (low + (high - low) * 0.499))).isEqualTo((short) bits);
      assertThat(HalfFloats.ofFloat((float) (low + (high - low) * 0.501)))
          .isEqualTo((short) (bits + 1));
      assertThat(HalfFloats.ofFloat((float) ((low + high) / 2))).isEqualTo((short) even);
    }
  }
}
