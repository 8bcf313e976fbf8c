package dev.hindsight.crossword.build.placement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.hindsight.core.runs.Crew;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CholeskyTest {
  @Test
  void choleskySolvesByHandAndRefusesWhatHasNoSolution() {
    try (Crew crew = new Crew(2)) {
      // 4x + 2y = 10, 2x + 3y = 9: x = 1.5, y = 2.
      Cholesky split = Cholesky.of(new double[][] {{4}, {2, 3}}, crew);
      assertThat(split.solve(new double[] {10, 9}))
          .containsExactly(new double[] {1.5, 2}, within(1e-12));
      assertThat(split.inverseDiagonal(0)).isCloseTo(3 / 8.0, within(1e-12));
      assertThatThrownBy(() -> Cholesky.of(new double[][] {{1}, {1, 1}}, crew))
          .isInstanceOf(ArithmeticException.class);
    }
  }

  @Test
  void largerSystemsAreSolvedTheSameByAnyNumberOfThreads() {
    SplittableRandom random = new SplittableRandom(3);
    int size = 150;
    double[][] factors = new double[size][size];
    for (double[] row : factors) {
      for (int column = 0; column < size; column++) {
        row[column] = random.nextDouble() - 0.5;
      }
    }
    double[][][] systems = new double[2][size][];
    double[] right = new double[size];
    for (int row = 0; row < size; row++) {
      systems[0][row] = new double[row + 1];
      for (int column = 0; column <= row; column++) {
        for (int inner = 0; inner < size; inner++) {
          systems[0][row][column] += factors[row][inner] * factors[column][inner];
        }
      }
      systems[0][row][row] += 0.1;
      systems[1][row] = systems[0][row].clone();
    }
    double[] planted = random.doubles(size).toArray();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        double entry = row >= column ? systems[0][row][column] : systems[0][column][row];
        right[row] += entry * planted[column];
      }
    }
    try (Crew one = new Crew(1);
        Crew two = new Crew(2)) {
      double[] solved = Cholesky.of(systems[0], one).solve(right);
      assertThat(solved).containsExactly(planted, within(1e-8));
      assertThat(Cholesky.of(systems[1], two).solve(right)).isEqualTo(solved);
    }
  }
}
