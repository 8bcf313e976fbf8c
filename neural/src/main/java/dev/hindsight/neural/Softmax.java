package dev.hindsight.neural;

/**
 * Chances from outputs: {@code chance[k] = exp(output[k]) / Σ exp(output[j])} over those results
 * that are possible at all; the others get 0.
 */
public final class Softmax {
  private static final double LEAST_EXPONENT = -80;
  private static final double LOG2_E = 1.4426950408889634;
  private static final double LN_2 = 0.6931471805599453;

  private Softmax() {}

  /**
   * Replaces {@code count} outputs by chances.
   *
   * @param allowed bit k says that result k is possible; at least one is
   */
  public static void apply(float[] outputs, int at, int count, int allowed) {
    float most = Float.NEGATIVE_INFINITY;
    for (int k = 0; k < count; k++) {
      if ((allowed >>> k & 1) != 0) {
        most = Math.max(most, outputs[at + k]);
      }
    }
    double sum = 0;
    for (int k = 0; k < count; k++) {
      double share = (allowed >>> k & 1) != 0 ? exponential(outputs[at + k] - most) : 0;
      outputs[at + k] = (float) share;
      sum += share;
    }
    double scale = 1 / sum;
    for (int k = 0; k < count; k++) {
      outputs[at + k] = (float) (outputs[at + k] * scale);
    }
  }

  /**
   * e to the x, for x up to 0, to about eight digits. Written out because the JDK's own may differ
   * in its last bits from machine to machine, and a training run must not.
   */
  static double exponential(double x) {
    double exponent = Math.max(x, LEAST_EXPONENT);
    int twos = (int) (exponent * LOG2_E - 0.5);
    double r = exponent - twos * LN_2;
    // Taylor's series; |r| is at most ln 2 / 2, so the first term left out is below 6e-9.
    double series = 1.0 / 5040;
    series = series * r + 1.0 / 720;
    series = series * r + 1.0 / 120;
    series = series * r + 1.0 / 24;
    series = series * r + 1.0 / 6;
    series = series * r + 1.0 / 2;
    series = series * r + 1;
    series = series * r + 1;
    return series * Double.longBitsToDouble((long) (twos + 1023) << 52);
  }
}
