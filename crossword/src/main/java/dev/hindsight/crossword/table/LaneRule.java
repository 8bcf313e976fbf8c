package dev.hindsight.crossword.table;

/**
 * A linear rule: so many millipoints for 1 of each number, how sure that is, and the share of what
 * differs among the candidates of positions held out that it explains.
 */
public final class LaneRule {
  private final float[] weights;
  private final float[] standardErrors;
  private final double explained;

  /**
   * A rule that was learnt.
   *
   * @param weights millipoints by number
   * @param standardErrors of the weights, as if all candidates were apart
   * @param explained share of what differs among the candidates of positions held out
   */
  public LaneRule(float[] weights, float[] standardErrors, double explained) {
    if (weights.length != standardErrors.length) {
      throw new IllegalArgumentException(
          weights.length + " weights need as many errors, not " + standardErrors.length);
    }
    checkFinite(explained);
    for (int number = 0; number < weights.length; number++) {
      checkFinite(weights[number]);
      checkFinite(standardErrors[number]);
    }
    this.weights = weights.clone();
    this.standardErrors = standardErrors.clone();
    this.explained = explained;
  }

  private static void checkFinite(double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("a rule cannot have the number " + value);
    }
  }

  /** Millipoints by number. */
  public float[] weights() {
    return weights.clone();
  }

  /** Of the weights, as if all candidates were apart. */
  public float[] standardErrors() {
    return standardErrors.clone();
  }

  /** The share of what differs among the candidates of positions held out. */
  public double explained() {
    return explained;
  }
}
