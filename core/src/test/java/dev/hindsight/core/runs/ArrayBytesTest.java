package dev.hindsight.core.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Arrays that travel: all types there and back, and no damage goes unnoticed. */
@Tag("java")
class ArrayBytesTest {
  private static final NamedArrays ALL =
      NamedArrays.of()
          .with("bytes", new byte[] {1, -2})
          .with("ints", new int[] {5, Integer.MIN_VALUE})
          .with("longs", new long[] {7, Long.MIN_VALUE})
          .with("floats", new float[] {0.1f, Float.NEGATIVE_INFINITY})
          .with("doubles ä", new double[] {0.1, Double.MIN_VALUE})
          .with("none", new int[0]);

  @Test
  void allTypesComeBackInOrder() {
    NamedArrays again = NamedArrays.ofBytes(ALL.toBytes());
    assertThat(again.asMap().keySet()).containsExactlyElementsOf(ALL.asMap().keySet());
    assertThat(again.bytes("bytes")).containsExactly(1, -2);
    assertThat(again.ints("ints")).containsExactly(5, Integer.MIN_VALUE);
    assertThat(again.longs("longs")).containsExactly(7, Long.MIN_VALUE);
    assertThat(again.floats("floats")).containsExactly(0.1f, Float.NEGATIVE_INFINITY);
    assertThat(again.doubles("doubles ä")).containsExactly(0.1, Double.MIN_VALUE);
    assertThat(again.ints("none")).isEmpty();
    assertThat(again.toBytes()).isEqualTo(ALL.toBytes());
  }

  @Test
  void everyFlippedByteAndEveryCutIsNoticed() {
    byte[] sound = ALL.toBytes();
    for (int place = 0; place < sound.length; place++) {
      byte[] flipped = sound.clone();
      flipped[place] ^= 0x40;
      assertThatThrownBy(() -> NamedArrays.ofBytes(flipped))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("not arrays");
      byte[] cut = Arrays.copyOf(sound, place);
      assertThatThrownBy(() -> NamedArrays.ofBytes(cut))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void aTallyTravelsAsBytes() {
    TallyCodec<HistogramTally> codec = HistogramTally.COUNTING.codec();
    HistogramTally tally = HistogramTally.COUNTING.emptyTally().get();
    HistogramTally.COUNTING.count(3, 10, 50, tally, Cancellation.never());
    assertThat(codec.ofBytes(codec.toBytes(tally))).isEqualTo(tally);
    assertThatThrownBy(() -> codec.ofBytes(ALL.toBytes()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
