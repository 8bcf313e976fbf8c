package dev.hindsight.core.measure;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Turns a {@link Report} into the JSON object that {@link Report#toJson} describes. */
final class JsonReport {
  private JsonReport() {}

  static String render(Report report) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("title", report.title());
    object.put("summary", report.summary());
    object.put("sections", report.sections().stream().map(JsonReport::section).toList());
    return JsonText.of(object);
  }

  private static Map<String, @Nullable Object> section(ReportSection section) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("heading", section.heading());
    object.put("figures", section.figures().stream().map(JsonReport::figure).toList());
    object.put("paragraphs", section.paragraphs());
    object.put("tables", section.tables().stream().map(JsonReport::table).toList());
    return object;
  }

  private static Map<String, @Nullable Object> figure(ReportFigure figure) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("name", figure.name());
    object.put("value", figure.value());
    object.put("unit", figure.unit());
    return object;
  }

  private static Map<String, @Nullable Object> table(ReportTable table) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("columns", table.columns().stream().map(JsonReport::column).toList());
    object.put("rows", table.rows());
    return object;
  }

  private static Map<String, @Nullable Object> column(ReportColumn column) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("name", column.name());
    object.put("unit", column.unit());
    return object;
  }
}
