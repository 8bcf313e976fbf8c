package dev.hindsight.bench;

import java.util.List;
import java.util.Map;

/**
 * What a run of the benchmarks measured.
 *
 * @param results one measurement each
 * @param fingerprints per game a number over a fixed small workload: it changes exactly when
 *     results change, never with speed
 */
public record BenchReport(List<Result> results, Map<String, String> fingerprints) {
  /**
   * One measurement.
   *
   * @param name game and workload, such as {@code oware.perft}
   * @param value the best of a few repetitions
   * @param unit what the value counts, such as {@code s} or {@code nodes/s}
   * @param threads workers that were busy
   */
  public record Result(String name, double value, String unit, int threads) {}
}
