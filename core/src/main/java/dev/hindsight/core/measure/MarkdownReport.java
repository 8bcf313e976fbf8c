package dev.hindsight.core.measure;

import dev.hindsight.core.measure.ReportColumn.Alignment;
import java.util.List;

/** Writes a {@link Report} as Markdown, with its special characters escaped in every text. */
final class MarkdownReport {
  private static final String SPECIAL = "\\`*_[]<>|";

  private final StringBuilder out = new StringBuilder();

  private MarkdownReport() {}

  static String render(Report report) {
    MarkdownReport markdown = new MarkdownReport();
    markdown.out.append("# ").append(escaped(report.title())).append('\n');
    if (!report.summary().isEmpty()) {
      markdown.out.append('\n');
    }
    report.summary().forEach(line -> markdown.bullet(escaped(line)));
    report.sections().forEach(markdown::section);
    return markdown.out.toString();
  }

  private void section(ReportSection section) {
    out.append("\n## ").append(escaped(section.heading())).append('\n');
    if (!section.figures().isEmpty()) {
      out.append('\n');
    }
    for (ReportFigure figure : section.figures()) {
      String value = escaped(ReportValue.text(figure.value(), figure.decimals()));
      bullet(
          (escaped(figure.name()) + ": " + value + " " + escaped(figure.unit())).stripTrailing());
    }
    for (String paragraph : section.paragraphs()) {
      out.append('\n').append(escaped(paragraph)).append('\n');
    }
    section.tables().forEach(this::table);
  }

  private void table(ReportTable table) {
    out.append('\n');
    row(table.columns().stream().map(column -> escaped(column.heading())).toList());
    row(
        table.columns().stream()
            .map(column -> column.alignment() == Alignment.RIGHT ? "---:" : ":---")
            .toList());
    for (List<String> cells : TextReport.cellTexts(table)) {
      row(cells.stream().map(MarkdownReport::escaped).toList());
    }
  }

  private void row(List<String> cells) {
    out.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }

  private void bullet(String text) {
    out.append("- ").append(text).append('\n');
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    ReportValue.printable(text)
        .codePoints()
        .forEach(
            symbol ->
                escaped.append(SPECIAL.indexOf(symbol) >= 0 ? "\\" : "").appendCodePoint(symbol));
    return escaped.toString();
  }
}
