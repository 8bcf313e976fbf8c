package dev.hindsight.workbench.runs;

import dev.hindsight.core.runs.TrialRange;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which trials of a run somebody counts.
 *
 * <pre>{@code
 * PartRange.parse("5000..10000").of(range)       // trials 5000 to 9999
 * PartRange.parse("2/4").of(range)               // the second quarter
 * }</pre>
 */
public final class PartRange {
  private static final Pattern RANGE = Pattern.compile("([0-9]{1,18})\\.\\.([0-9]{1,18})");
  private static final Pattern SHARE = Pattern.compile("([0-9]{1,9})/([0-9]{1,9})");

  private final String text;
  private final long first;
  private final long second;
  private final boolean isShare;

  private PartRange(String text, Matcher numbers, boolean isShare) {
    this.text = text;
    this.first = Long.parseLong(numbers.group(1));
    this.second = Long.parseLong(numbers.group(2));
    this.isShare = isShare;
  }

  /** Reads {@code FROM..TO}, or {@code K/N} for the K-th of N ranges of about the same length. */
  public static PartRange parse(String text) {
    Matcher share = SHARE.matcher(text);
    Matcher range = RANGE.matcher(text);
    PartRange part =
        share.matches()
            ? new PartRange(text, share, true)
            : range.matches() ? new PartRange(text, range, false) : null;
    if (part == null || !part.isPossible()) {
      throw new IllegalArgumentException(
          "trials are FROM..TO, where FROM is below TO, or K/N for the K-th of N parts, not '"
              + text
              + "'");
    }
    return part;
  }

  private boolean isPossible() {
    return isShare ? first >= 1 && first <= second : first < second;
  }

  /** The trials of a whole run that are meant. */
  public TrialRange of(TrialRange whole) {
    long from = isShare ? whole.first() + share(whole.count(), first - 1) : first;
    long to = isShare ? whole.first() + share(whole.count(), first) : second;
    if (from < whole.first() || to > whole.end() || from >= to) {
      throw new IllegalArgumentException(
          "the run has the trials " + whole.first() + ".." + whole.end() + ", not " + text);
    }
    return new TrialRange(whole.seed(), from, to - from);
  }

  /** Trials before the end of a number of shares; together they are all, whatever is left over. */
  private long share(long count, long shares) {
    return count / second * shares + count % second * shares / second;
  }

  @Override
  public String toString() {
    return text;
  }
}
