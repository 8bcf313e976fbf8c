package dev.hindsight.core.measure;

import org.jspecify.annotations.Nullable;

/** One named value: "games", 8,000, no decimals, no unit. */
public record ReportFigure(String name, @Nullable Object value, int decimals, String unit) {
  /** For values that have none, and for numbers nobody gave any for. */
  static final int SOME_DECIMALS = 3;

  public ReportFigure {
    value = ReportValue.checked(value);
    ReportValue.checkDecimals(decimals);
  }
}
