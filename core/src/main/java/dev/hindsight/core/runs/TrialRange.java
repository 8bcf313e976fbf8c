package dev.hindsight.core.runs;

/**
 * Which trials: those numbered {@code first} to {@code first + count - 1} under a seed. Ranges that
 * tile a bigger range, run anywhere, merge to the tally of the bigger one.
 */
public record TrialRange(long seed, long first, long count) {
  public TrialRange {
    if (first < 0 || count < 0 || first > Long.MAX_VALUE - count) {
      throw new IllegalArgumentException(
          "A trial range needs first >= 0, count >= 0 and an end below 2^63, not first "
              + first
              + ", count "
              + count
              + ".");
    }
  }

  /** The trials from 0 on. */
  public static TrialRange of(long seed, long count) {
    return new TrialRange(seed, 0, count);
  }

  /** One past the last trial. */
  public long end() {
    return first + count;
  }
}
