package dev.hindsight.crossword.play.simulation;

import dev.hindsight.core.measure.Interval;
import dev.hindsight.core.measure.Moments;

/**
 * How candidates differ in the same iterations. All meet the same tiles, so the difference of two
 * varies far less than either of them, and shows sooner which one is better.
 */
final class PairedDifferences {
  /** {@code [one][other]} for one below other: the value of one less that of the other. */
  private final Moments[][] differences;

  PairedDifferences(int candidates) {
    differences = new Moments[candidates][candidates];
    for (int one = 0; one < candidates; one++) {
      for (int other = one + 1; other < candidates; other++) {
        differences[one][other] = new Moments();
      }
    }
  }

  /**
   * Adds iterations.
   *
   * @param live which candidates took part, ascending
   * @param values by candidate, then iteration
   * @param iterations how many
   */
  void add(int[] live, int[][] values, int iterations) {
    for (int one = 0; one < live.length; one++) {
      int[] ofOne = values[live[one]];
      for (int other = one + 1; other < live.length; other++) {
        int[] ofOther = values[live[other]];
        Moments difference = differences[live[one]][live[other]];
        for (int iteration = 0; iteration < iterations; iteration++) {
          difference.add(ofOne[iteration] - ofOther[iteration]);
        }
      }
    }
  }

  /**
   * Whether one candidate is better than another, as sure as {@code mostDoubt} says: the chance
   * that equals would look like this.
   */
  boolean isBetter(int candidate, int other, double mostDoubt) {
    double confidence = 1 - 2 * mostDoubt;
    return candidate < other
        ? Interval.ofMean(differences[candidate][other], confidence).low() > 0
        : Interval.ofMean(differences[other][candidate], confidence).high() < 0;
  }
}
