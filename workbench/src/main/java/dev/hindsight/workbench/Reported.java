package dev.hindsight.workbench;

import dev.hindsight.core.measure.Report;

/** A result that can be laid out for people. */
public interface Reported {
  Report toReport();
}
