package dev.hindsight.core.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rows of values under named columns. A cell is a text, a whole number, a double, a truth value, or
 * null where there is nothing to say.
 */
public record ReportTable(List<ReportColumn> columns, List<List<@Nullable Object>> rows) {
  public ReportTable {
    columns = List.copyOf(columns);
    List<List<@Nullable Object>> checkedRows = new ArrayList<>();
    for (List<@Nullable Object> row : rows) {
      checkedRows.add(checked(row, columns.size()));
    }
    rows = Collections.unmodifiableList(checkedRows);
  }

  public static ReportTable of(ReportColumn... columns) {
    return new ReportTable(List.of(columns), List.of());
  }

  public ReportTable withRow(@Nullable Object... cells) {
    List<List<@Nullable Object>> longer = new ArrayList<>(rows);
    longer.add(Arrays.asList(cells));
    return new ReportTable(columns, longer);
  }

  private static List<@Nullable Object> checked(List<@Nullable Object> row, int columns) {
    if (row.size() != columns) {
      throw new IllegalArgumentException(
          "A row of " + row.size() + " cells does not fit a table of " + columns + " columns.");
    }
    List<@Nullable Object> cells = new ArrayList<>();
    for (Object cell : row) {
      cells.add(ReportValue.checked(cell));
    }
    return Collections.unmodifiableList(cells);
  }
}
