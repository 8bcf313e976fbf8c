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
    List<String> headings =
        table.columns().stream().map(c -> ReportValue.printable(c.heading())).toList();
    List<List<String>> cells = cellTexts(table);
    int[] widths = new int[headings.size()];
    widen(widths, cells);
    List<List<String>> lines = new ArrayList<>(headingLines(headings, widths));
    lines.addAll(cells);
    grid(lines, table.columns().stream().map(ReportColumn::alignment).toList());
  }

  /** Headings in one line, or broken between words if the table would be too wide. */
  private static List<List<String>> headingLines(List<String> headings, int[] cellWidths) {
    int whole = INDENT.length() - GAP.length();
    for (int column = 0; column < cellWidths.length; column++) {
      whole += GAP.length() + Math.max(cellWidths[column], width(headings.get(column)));
    }
    if (whole <= LINE_WIDTH) {
      return List.of(headings);
    }
    List<List<String>> broken = new ArrayList<>();
    for (int column = 0; column < cellWidths.length; column++) {
      broken.add(broken(headings.get(column), cellWidths[column]));
    }
    int most = broken.stream().mapToInt(List::size).max().orElse(0);
    List<List<String>> lines = new ArrayList<>();
    for (int line = 0; line < most; line++) {
      List<String> across = new ArrayList<>();
      for (List<String> heading : broken) {
        int place = line - (most - heading.size());
        across.add(place < 0 ? "" : heading.get(place));
      }
      lines.add(across);
    }
    return lines;
  }

  /** The words of a heading, several on a line where they are no wider than the cells. */
  private static List<String> broken(String heading, int width) {
    List<String> lines = new ArrayList<>();
    for (String word : heading.split(" ", -1)) {
      int last = lines.size() - 1;
      if (last >= 0 && width(lines.get(last)) + 1 + width(word) <= width) {
        lines.set(last, lines.get(last) + " " + word);
      } else {
        lines.add(word);
      }
    }
    return lines;
  }

  private static void widen(int[] widths, List<List<String>> lines) {
    for (List<String> line : lines) {
      for (int column = 0; column < widths.length; column++) {
        widths[column] = Math.max(widths[column], width(line.get(column)));
      }
    }
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
    widen(widths, lines);
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
