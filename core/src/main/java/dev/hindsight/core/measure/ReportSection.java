package dev.hindsight.core.measure;

import java.util.ArrayList;
import java.util.List;

/**
 * A part of a {@link Report}: a heading, then paragraphs and tables, either of which may be empty.
 */
public record ReportSection(String heading, List<String> paragraphs, List<ReportTable> tables) {
  public ReportSection {
    paragraphs = List.copyOf(paragraphs);
    tables = List.copyOf(tables);
  }

  public static ReportSection of(String heading) {
    return new ReportSection(heading, List.of(), List.of());
  }

  public ReportSection withParagraph(String paragraph) {
    return new ReportSection(heading, appended(paragraphs, paragraph), tables);
  }

  public ReportSection withTable(ReportTable table) {
    return new ReportSection(heading, paragraphs, appended(tables, table));
  }

  private static <E> List<E> appended(List<E> list, E element) {
    List<E> longer = new ArrayList<>(list);
    longer.add(element);
    return longer;
  }
}
