package dev.hindsight.crossword.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BandedEquationsTest {
  /** x₀ = 4, drawn by 1 towards 0 and by 2 towards x₁, and so on, worked out by hand. */
  @Test
  void aSmallCaseByHand() {
    BandedEquations equations = new BandedEquations(2, 1);
    equations.addSquare(1, new int[] {0}, new double[] {1});
    equations.addSquare(1, new int[] {1}, new double[] {1});
    equations.addSquare(2, new int[] {0, 1}, new double[] {-1, 1});
    equations.addRight(0, 5);
    // 3 x₀ − 2 x₁ = 5 and −2 x₀ + 3 x₁ = 0.
    assertThat(equations.solve()).containsExactly(new double[] {3, 2}, within(1e-12));
  }

  @Test
  void whatIsFoundFulfilsTheEquations() {
    for (int seed = 0; seed < 50; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int unknowns = random.nextInt(1, 40);
      int band = random.nextInt(0, 8);
      double[][] full = new double[unknowns][unknowns];
      double[] right = new double[unknowns];
      BandedEquations equations = new BandedEquations(unknowns, band);
      for (int first = 0; first < unknowns; first++) {
        int last = Math.min(unknowns - 1, first + band);
        int[] places = first == last ? new int[] {first} : new int[] {first, last};
        double[] factors = random.doubles(places.length, -1, 1).toArray();
        equations.addSquare(2, places, factors);
        equations.addSquare(0.1, new int[] {first}, new double[] {1});
        full[first][first] += 0.1;
        for (int one = 0; one < places.length; one++) {
          for (int other = 0; other < places.length; other++) {
            full[places[one]][places[other]] += 2 * factors[one] * factors[other];
          }
        }
        right[first] = random.nextDouble(-5, 5);
        equations.addRight(first, right[first]);
      }
      double[] values = equations.solve();
      for (int row = 0; row < unknowns; row++) {
        double sum = 0;
        for (int column = 0; column < unknowns; column++) {
          sum += full[row][column] * values[column];
        }
        assertThat(sum).as("seed %d, row %d", seed, row).isCloseTo(right[row], within(1e-8));
      }
    }
  }

  @Test
  void equationsThatLeaveSomethingOpenAreRefused() {
    BandedEquations equations = new BandedEquations(2, 1);
    equations.addSquare(1, new int[] {0}, new double[] {1});
    assertThatThrownBy(equations::solve)
        .isInstanceOf(ArithmeticException.class)
        .hasMessageContaining("unknown 1");
  }
}
