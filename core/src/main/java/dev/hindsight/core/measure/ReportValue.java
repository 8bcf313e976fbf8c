package dev.hindsight.core.measure;

import java.math.BigInteger;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a cell may hold, and how it reads: 167,960 and -0.25 and "n/a". */
final class ReportValue {
  /** For values that have none, and for numbers nobody gave any for. */
  static final int SOME_DECIMALS = 3;

  private static final int MOST_DECIMALS = 17;

  private ReportValue() {}

  /** The value with one type per kind: String, Long, BigInteger, Double, Boolean or null. */
  static @Nullable Object checked(@Nullable Object value) {
    if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
      return ((Number) value).longValue();
    }
    if (value instanceof Float number) {
      return (double) number;
    }
    if (value == null
        || value instanceof String
        || value instanceof Long
        || value instanceof BigInteger
        || value instanceof Double
        || value instanceof Boolean) {
      return value;
    }
    throw new IllegalArgumentException(
        "A report holds texts, numbers and truth values, not a "
            + value.getClass().getName()
            + ".");
  }

  static void checkDecimals(int decimals) {
    if (decimals < 0 || decimals > MOST_DECIMALS) {
      throw new IllegalArgumentException(
          "Decimals run from 0 to " + MOST_DECIMALS + ", not " + decimals + ".");
    }
  }

  /** On one line, without control characters. */
  static String text(@Nullable Object value, int decimals) {
    if (value instanceof Double number) {
      return text(number.doubleValue(), decimals);
    }
    if (value instanceof Long number) {
      return String.format(Locale.ROOT, "%,d", number);
    }
    if (value instanceof BigInteger number) {
      return String.format(Locale.ROOT, "%,d", number);
    }
    if (value instanceof Boolean truth) {
      return truth ? "yes" : "no";
    }
    return value == null ? "n/a" : printable(value.toString());
  }

  private static String text(double number, int decimals) {
    if (Double.isNaN(number)) {
      return "n/a";
    }
    if (Double.isInfinite(number)) {
      return number > 0 ? "inf" : "-inf";
    }
    String text = String.format(Locale.ROOT, "%,." + decimals + "f", number);
    // -0.0004 with two decimals is 0.00, not -0.00.
    return text.matches("-[0.]+") ? text.substring(1) : text;
  }

  /** Line breaks would break the layout, other controls the terminal: each becomes a space. */
  static String printable(String text) {
    StringBuilder printable = new StringBuilder(text.length());
    text.codePoints()
        .map(symbol -> isControl(symbol) ? ' ' : symbol)
        .forEach(printable::appendCodePoint);
    return printable.toString();
  }

  private static boolean isControl(int symbol) {
    int type = Character.getType(symbol);
    return type == Character.CONTROL
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR;
  }
}
