package dev.hindsight.core.measure;

import java.util.function.DoubleUnaryOperator;

/**
 * An estimate with the range that contains the true value in {@code confidence} of all repetitions.
 *
 * <p>81 successes in 263 trials: 0.308, at 95 % between 0.255 and 0.366. Where nothing is known the
 * estimate is NaN; where the data set no bound the ends are infinite.
 */
public record Interval(double low, double estimate, double high, double confidence) {
  public Interval {
    CriticalValues.checkConfidence(confidence);
    if (!(low <= high) || estimate < low || estimate > high) {
      throw new IllegalArgumentException(
          "Not an interval: low " + low + ", estimate " + estimate + ", high " + high + ".");
    }
  }

  /**
   * The mean of the distribution that the observations come from: mean plus and minus Student's t
   * times the standard error. Without observations the mean is anything; with one it is somewhere
   * around it, at any distance.
   */
  public static Interval ofMean(Moments moments, double confidence) {
    CriticalValues.checkConfidence(confidence);
    double mean = moments.mean();
    if (moments.count() < 2) {
      return new Interval(Double.NEGATIVE_INFINITY, mean, Double.POSITIVE_INFINITY, confidence);
    }
    double margin =
        CriticalValues.student(confidence, moments.count() - 1) * moments.standardError();
    return new Interval(mean - margin, mean, mean + margin, confidence);
  }

  /**
   * A probability, by Wilson's score interval, which stays within 0 and 1 and makes sense for no
   * success and for nothing but successes too. Without trials it is anything from 0 to 1.
   */
  public static Interval ofProportion(long successes, long trials, double confidence) {
    if (successes < 0 || successes > trials) {
      throw new IllegalArgumentException(
          "There cannot be " + successes + " successes in " + trials + " trials.");
    }
    CriticalValues.checkConfidence(confidence);
    if (trials == 0) {
      return new Interval(0, Double.NaN, 1, confidence);
    }
    double n = trials;
    double p = successes / n;
    double z2 = Math.pow(CriticalValues.normal(confidence), 2);
    double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
    double margin = Math.sqrt(z2 * (p * (1 - p) / n + z2 / (4 * n * n))) / (1 + z2 / n);
    // Rounding must not push an end past the certainty that it is.
    double low = successes == 0 ? 0 : Math.max(0, Math.min(p, centre - margin));
    double high = successes == trials ? 1 : Math.min(1, Math.max(p, centre + margin));
    return new Interval(low, p, high, confidence);
  }

  /** This interval in another unit, for instance {@code map(v -> v / 1000)} from millipoints. */
  public Interval map(DoubleUnaryOperator increasing) {
    return new Interval(
        increasing.applyAsDouble(low),
        increasing.applyAsDouble(estimate),
        increasing.applyAsDouble(high),
        confidence);
  }
}
