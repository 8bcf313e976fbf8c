package dev.hindsight.workbench;

import dev.hindsight.core.measure.Report;

/** A result that can be laid out for people. */
public interface Reported {
  /** The result, laid out for people. */
  Report toReport();

  /** The report as a text without a last line end. */
  default String reportText() {
    return toReport().toText().stripTrailing();
  }
}
