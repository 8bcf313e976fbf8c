package dev.hindsight.lab.crossword;

import dev.hindsight.core.measure.Interval;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.workbench.answers.Range;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The conditions under which an experiment was made.
 *
 * @param words that were played with
 * @param leaves where the static leaves come from
 * @param rackEquity where the others come from
 * @param games of static players
 * @param seed of all chance
 */
record ExperimentSetting(String words, String leaves, String rackEquity, long games, long seed) {
  static final double CONFIDENCE = 0.95;
  static final double MILLIPOINTS = Millipoints.PER_POINT;
  static final double SQUARE_MILLIPOINTS = MILLIPOINTS * MILLIPOINTS;

  String sentence() {
    return String.format(
        Locale.ROOT,
        "%,d games of static players, words %s, static leaves of %s, dynamic of %s, seed %d.",
        games,
        words,
        leaves,
        rackEquity,
        seed);
  }

  /** An interval in another unit; null where the games say nothing. */
  static Range range(Interval interval, double unit) {
    Interval scaled = interval.map(value -> value / unit);
    return new Range(finite(scaled.low()), finite(scaled.estimate()), finite(scaled.high()));
  }

  static @Nullable Double finite(double value) {
    return Double.isFinite(value) ? value : null;
  }

  /** The tiles of a band, "10-19". */
  static String band(int from, int to) {
    return from == to ? Integer.toString(from) : from + "-" + to;
  }
}
