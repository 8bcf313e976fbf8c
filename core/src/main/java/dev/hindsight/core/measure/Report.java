package dev.hindsight.core.measure;

import java.util.List;

/**
 * The outcome of a piece of work, ready to be read: a title, the summary in a few lines, then
 * sections with paragraphs and tables.
 *
 * <pre>{@code
 * new Report("Duel", List.of("first is stronger at 95 %"),
 *     List.of(ReportSection.of("Games")
 *         .withParagraph("Each pair is two games from the same start with seats swapped.")
 *         .withTable(ReportTable.of(ReportColumn.text("player"), ReportColumn.number("wins"))
 *             .withRow("first", 43)
 *             .withRow("second", 37))))
 * }</pre>
 */
public record Report(String title, List<String> summary, List<ReportSection> sections) {
  public Report {
    summary = List.copyOf(summary);
    sections = List.copyOf(sections);
  }

  /** Aligned columns for a terminal or a log; ends with a line break. */
  public String toText() {
    return TextReport.render(this);
  }
}
