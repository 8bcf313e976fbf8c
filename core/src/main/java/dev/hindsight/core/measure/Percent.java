package dev.hindsight.core.measure;

import java.math.BigDecimal;

/** A probability in words: 0.95 is "95 %", 0.999 is "99.9 %". */
final class Percent {
  private Percent() {}

  static String of(double probability) {
    // Through the decimal digits: 0.999 * 100 is 99.90000000000001 in doubles.
    BigDecimal percent = BigDecimal.valueOf(probability).movePointRight(2).stripTrailingZeros();
    return percent.toPlainString() + " %";
  }
}
