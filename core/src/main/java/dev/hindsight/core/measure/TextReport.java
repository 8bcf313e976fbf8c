package dev.hindsight.core.measure;

import dev.hindsight.core.measure.ReportColumn.Alignment;
import java.util.ArrayList;
import java.util.List;

/** Lays a {@link Report} out for a terminal: underlined headings, wrapped text, aligned columns. */
final class TextReport {
  private static final int LINE_WIDTH = 80;
  private static final String INDENT = "  ";
  private static final String GAP = "  ";

  private final StringBuilder out = new StringBuilder();

  private TextReport() {}

  static String render(Report report) {
    TextReport text = new TextReport();
    text.heading(report.title(), '=');
    report.summary().forEach(text::paragraph);
    report.sections().forEach(text::section);
    return text.out.toString();
  }

  private void section(ReportSection section) {
    out.append('\n');
    heading(section.heading(), '-');
    section.paragraphs().forEach(this::paragraph);
    for (ReportTable table : section.tables()) {
      out.append('\n');
      table(table);
    }
  }

  private void heading(String heading, char underline) {
    String line = ReportValue.printable(heading);
    line(line);
    line(String.valueOf(underline).repeat(width(line)));
  }

  private void paragraph(String paragraph) {
    StringBuilder line = new StringBuilder();
    for (String word : ReportValue.printable(paragraph).split(" +", -1)) {
      if (!line.isEmpty() && width(line.toString()) + 1 + width(word) > LINE_WIDTH) {
        line(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    line(line.toString());
  }

  private void table(ReportTable table) {
    List<List<String>> lines = new ArrayList<>();
    lines.add(table.columns().stream().map(c -> ReportValue.printable(c.heading())).toList());
    lines.addAll(cellTexts(table));
    grid(lines, table.columns().stream().map(ReportColumn::alignment).toList());
  }

  /** Every cell as it reads, row by row. */
  static List<List<String>> cellTexts(ReportTable table) {
    List<List<String>> lines = new ArrayList<>();
    for (var row : table.rows()) {
      List<String> texts = new ArrayList<>();
      for (int column = 0; column < row.size(); column++) {
        texts.add(ReportValue.text(row.get(column), table.columns().get(column).decimals()));
      }
      lines.add(texts);
    }
    return lines;
  }

  private void grid(List<List<String>> lines, List<Alignment> alignments) {
    int[] widths = new int[alignments.size()];
    for (List<String> line : lines) {
      for (int column = 0; column < widths.length; column++) {
        widths[column] = Math.max(widths[column], width(line.get(column)));
      }
    }
    for (List<String> line : lines) {
      StringBuilder padded = new StringBuilder(INDENT);
      for (int column = 0; column < widths.length; column++) {
        String cell = line.get(column);
        String padding = " ".repeat(widths[column] - width(cell));
        boolean right = alignments.get(column) == Alignment.RIGHT;
        padded.append(column == 0 ? "" : GAP).append(right ? padding + cell : cell + padding);
      }
      line(padded.toString());
    }
  }

  private void line(String line) {
    out.append(line.stripTrailing()).append('\n');
  }

  /** In columns, one per code point: right for ASCII and most letters, not for wide scripts. */
  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }
}
