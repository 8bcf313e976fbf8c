package dev.hindsight.core.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class BinomialsTest {
  @Test
  void equalsPascalsTriangleAsFarAsLongsGo() {
    int rows = 75;
    BigInteger[][] pascal = new BigInteger[rows][rows];
    for (int n = 0; n < rows; n++) {
      for (int k = 0; k <= n; k++) {
        pascal[n][k] =
            k == 0 || k == n ? BigInteger.ONE : pascal[n - 1][k - 1].add(pascal[n - 1][k]);
        if (pascal[n][k].bitLength() < Long.SIZE) {
          assertThat(Binomials.choose(n, k))
              .as("choose(%d, %d)", n, k)
              .isEqualTo(pascal[n][k].longValueExact());
        } else {
          int top = n;
          int bottom = k;
          assertThatThrownBy(() -> Binomials.choose(top, bottom))
              .as("choose(%d, %d)", n, k)
              .isInstanceOf(ArithmeticException.class);
        }
      }
    }
  }

  @Test
  void isZeroOutsideTheTriangleAndRefusesNegativeRows() {
    assertThat(Binomials.choose(5, -1)).isZero();
    assertThat(Binomials.choose(5, 6)).isZero();
    assertThatThrownBy(() -> Binomials.choose(-1, 0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void exactlyAndAtMostAreDifferentWords() {
    assertThat(Binomials.waysExactly(9, 12)).isEqualTo(167_960);
    assertThat(Binomials.waysAtMost(9, 12)).isEqualTo(293_930);
    assertThat(Binomials.waysAtMost(15, 6)).isEqualTo(54_264);
    assertThat(Binomials.waysExactly(0, 0)).isEqualTo(1);
    assertThat(Binomials.waysExactly(3, 0)).isZero();
    assertThatThrownBy(() -> Binomials.waysExactly(-1, 3))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Binomials.waysAtMost(3, -1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
