package dev.hindsight.core.measure;

/**
 * How far from its centre a distribution must be cut, on both sides, to keep a given probability
 * inside: 1.960 for the normal distribution and 0.95, 2.776 for Student's t with 4 degrees of
 * freedom.
 *
 * <p>Both come from finite or all-positive series for the probability inside (Abramowitz and
 * Stegun, Handbook of Mathematical Functions, 26.2.11, 26.7.3 and 26.7.4), inverted by bisection.
 */
final class CriticalValues {
  /** From here on the expansion around the normal value is exact to more than ten digits. */
  static final int MANY_DEGREES_OF_FREEDOM = 500;

  /** Beyond it less than 10^-22 is left, nothing a double next to 1 could show. */
  private static final double NORMAL_LIMIT = 10;

  private CriticalValues() {}

  /** The z with P(-z < normal < z) = confidence. */
  static double normal(double confidence) {
    checkConfidence(confidence);
    double low = 0;
    double high = NORMAL_LIMIT;
    for (double middle = high / 2; low < middle && middle < high; middle = (low + high) / 2) {
      if (normalInside(middle) < confidence) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }

  /** The t with P(-t < Student < t) = confidence. */
  static double student(double confidence, long degreesOfFreedom) {
    checkConfidence(confidence);
    if (degreesOfFreedom < 1) {
      throw new IllegalArgumentException(
          "Student's t needs at least 1 degree of freedom, not " + degreesOfFreedom + ".");
    }
    return degreesOfFreedom < MANY_DEGREES_OF_FREEDOM
        ? studentByBisection(confidence, (int) degreesOfFreedom)
        : studentByExpansion(confidence, (double) degreesOfFreedom);
  }

  /** Searches the angle whose tangent is t / sqrt(degrees): it is bounded where t is not. */
  private static double studentByBisection(double confidence, int degreesOfFreedom) {
    double low = 0;
    double high = Math.PI / 2;
    for (double middle = high / 2; low < middle && middle < high; middle = (low + high) / 2) {
      if (studentInside(middle, degreesOfFreedom) < confidence) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return Math.sqrt(degreesOfFreedom) * Math.tan(low);
  }

  /** Abramowitz and Stegun 26.7.5, of order degrees^-4. */
  private static double studentByExpansion(double confidence, double degreesOfFreedom) {
    double z = normal(confidence);
    double z2 = z * z;
    double order1 = z * (z2 + 1) / 4;
    double order2 = z * ((5 * z2 + 16) * z2 + 3) / 96;
    double order3 = z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
    double inverse = 1 / degreesOfFreedom;
    return z + inverse * (order1 + inverse * (order2 + inverse * order3));
  }

  /** 2 phi(z) (z + z^3/3 + z^5/(3*5) + ...): no term is negative, so none cancels another. */
  private static double normalInside(double z) {
    double term = z;
    double sum = z;
    for (int odd = 3; term > sum * 1e-17; odd += 2) {
      term *= z * z / odd;
      sum += term;
    }
    return sum * 2 * Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
  }

  /** P(|t| < sqrt(degrees) tan(angle)), a sum of about degrees / 2 terms. */
  private static double studentInside(double angle, int degreesOfFreedom) {
    boolean even = degreesOfFreedom % 2 == 0;
    double cosine = Math.cos(angle);
    double term = even ? 1 : cosine;
    double sum = 0;
    for (int power = even ? 0 : 1; power <= degreesOfFreedom - 2; power += 2) {
      sum += term;
      term *= cosine * cosine * (power + 1) / (power + 2);
    }
    return even ? Math.sin(angle) * sum : (angle + Math.sin(angle) * sum) * 2 / Math.PI;
  }

  static void checkConfidence(double confidence) {
    if (!(confidence > 0 && confidence < 1)) {
      throw new IllegalArgumentException(
          "A confidence lies between 0 and 1, for instance 0.95; it cannot be " + confidence + ".");
    }
  }
}
