package dev.hindsight.bench;

import java.util.function.LongSupplier;

/** Times a workload a few times, asserts each time that it did the work, and keeps the best. */
public final class Stopwatch {
  private Stopwatch() {}

  /**
   * The shortest time in seconds.
   *
   * @param repetitions after the first one, which warms up; 0 times the first one itself
   * @param work returns a number that shows that it did the work
   */
  public static double seconds(String name, int repetitions, long expected, LongSupplier work) {
    double best = Double.MAX_VALUE;
    for (int repetition = 0; repetition <= repetitions; repetition++) {
      long start = System.nanoTime();
      long found = work.getAsLong();
      double seconds = (System.nanoTime() - start) / 1e9;
      if (found != expected) {
        throw new IllegalStateException(
            name + " gave " + found + " instead of " + expected + ": the results have changed");
      }
      if (repetition > 0 || repetitions == 0) {
        best = Math.min(best, seconds);
      }
    }
    return best;
  }
}
