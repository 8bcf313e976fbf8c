package dev.hindsight.core.measure;

/** A column of a {@link ReportTable}: its name, unit (may be empty), side and decimals. */
public record ReportColumn(String name, String unit, Alignment alignment, int decimals) {
  /** Which side the cells lean on. */
  public enum Alignment {
    LEFT,
    RIGHT
  }

  public ReportColumn {
    ReportValue.checkDecimals(decimals);
  }

  /** Words, on the left. */
  public static ReportColumn text(String name) {
    return new ReportColumn(name, "", Alignment.LEFT, ReportValue.SOME_DECIMALS);
  }

  /** Whole numbers, on the right. */
  public static ReportColumn number(String name) {
    return number(name, "", 0);
  }

  /** Numbers on the right, with this many decimals where they are not whole numbers by type. */
  public static ReportColumn number(String name, String unit, int decimals) {
    return new ReportColumn(name, unit, Alignment.RIGHT, decimals);
  }

  /** Name and unit as a heading: "spread (points)". */
  String heading() {
    return unit.isEmpty() ? name : name + " (" + unit + ")";
  }
}
