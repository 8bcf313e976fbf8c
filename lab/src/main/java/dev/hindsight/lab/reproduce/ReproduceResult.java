package dev.hindsight.lab.reproduce;

import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.answers.Says;
import java.util.List;

/** The phases of a document, run small. */
public record ReproduceResult(
    @Says("its number") String document,
    @Says("how many times the smallest numbers of games, positions and so on") long size,
    @Says("in the order of the page") List<Line> phases)
    implements Reported {
  /** What one phase came to. */
  public record Line(
      @Says("what the document asks for or claims") String asks,
      @Says("what the page says came of it") String page,
      @Says("what came of it here, of an interval all of it") String here,
      @Says("the commands, one after the other") List<String> commands) {}

  @Override
  public Report toReport() {
    ReportTable table =
        ReportTable.of(
            ReportColumn.text("phase"), ReportColumn.text("the page"), ReportColumn.text("here"));
    for (Line line : phases) {
      table = table.withRow(line.asks(), line.page(), line.here());
    }
    return new Report(
        "Document " + document,
        List.of(
            "Small runs: they show that the phases work, and exact values. For the rest see"
                + " docs/documents/"
                + document
                + ".md"),
        List.of(ReportSection.of("Phases").withTable(table)));
  }
}
