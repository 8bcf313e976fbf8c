package dev.hindsight.lab.crossword;

import dev.hindsight.workbench.answers.Range;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** An estimate with its interval as a row of a table: name, estimate, from, to. */
final class RangeRow {
  private RangeRow() {}

  /**
   * The row; what is not known stays empty.
   *
   * @param unit by which the numbers are multiplied, 100 for per cent
   * @param decimals to show
   */
  static String[] of(String name, Range range, double unit, int decimals) {
    return new String[] {
      name,
      number(range.estimate(), unit, decimals),
      number(range.low(), unit, decimals),
      number(range.high(), unit, decimals)
    };
  }

  private static String number(@Nullable Double value, double unit, int decimals) {
    return value == null ? "" : String.format(Locale.ROOT, "%." + decimals + "f", unit * value);
  }
}
