package dev.hindsight.core.measure;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A part of a {@link Report}: a heading, then figures, paragraphs and tables, any of them empty.
 */
public record ReportSection(
    String heading, List<ReportFigure> figures, List<String> paragraphs, List<ReportTable> tables) {
  public ReportSection {
    figures = List.copyOf(figures);
    paragraphs = List.copyOf(paragraphs);
    tables = List.copyOf(tables);
  }

  public static ReportSection of(String heading) {
    return new ReportSection(heading, List.of(), List.of(), List.of());
  }

  public ReportSection withParagraph(String paragraph) {
    return new ReportSection(heading, figures, appended(paragraphs, paragraph), tables);
  }

  public ReportSection withTable(ReportTable table) {
    return new ReportSection(heading, figures, paragraphs, appended(tables, table));
  }

  public ReportSection withFigure(ReportFigure figure) {
    return new ReportSection(heading, appended(figures, figure), paragraphs, tables);
  }

  /** A text, whole number or truth value; the unit may be empty. */
  public ReportSection withFigure(String name, @Nullable Object value, String unit) {
    return withFigure(new ReportFigure(name, value, ReportFigure.SOME_DECIMALS, unit));
  }

  public ReportSection withFigure(String name, double value, int decimals, String unit) {
    return withFigure(new ReportFigure(name, value, decimals, unit));
  }

  private static <E> List<E> appended(List<E> list, E element) {
    List<E> longer = new ArrayList<>(list);
    longer.add(element);
    return longer;
  }
}
