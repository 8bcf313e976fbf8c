package dev.hindsight.workbench.crossword.build;

import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.crossword.build.placement.PlacementSummary;
import dev.hindsight.workbench.Reported;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A training of placement values and what it came to.
 *
 * @param file the table that was written
 * @param words that were played with
 * @param variant what the values depend on
 * @param seed of all chance
 * @param generations what each came to, the first first
 * @param seconds real time from start to sealed file, in this process
 * @param bytes size of the table on disk
 */
public record PlacementResult(
    String file,
    String words,
    String variant,
    long seed,
    List<Generation> generations,
    double seconds,
    long bytes)
    implements Reported {
  public PlacementResult {
    generations = List.copyOf(generations);
  }

  /**
   * One generation.
   *
   * @param generation from 1
   * @param plays that were learnt from, those held out included
   * @param explained share of what followed the plays held out that the values explain
   * @param varianceExplained the same of the variance
   * @param strength of the priors that predicted best; of means, imaginary tiles in a cell
   * @param change of a cell since the generation before, in points, weighted by tiles; null for the
   *     first
   * @param squaresFarFromZero squares whose value is more than 1.96 standard errors from 0
   * @param squaresTested of how many; chance alone makes one in twenty
   */
  public record Generation(
      int generation,
      long plays,
      double explained,
      double varianceExplained,
      double strength,
      @Nullable Double change,
      int squaresFarFromZero,
      int squaresTested) {
    static Generation of(PlacementSummary summary) {
      return new Generation(
          summary.generation(),
          summary.observations(),
          summary.explained(),
          summary.varianceExplained(),
          summary.strength(),
          Double.isNaN(summary.change()) ? null : summary.change(),
          summary.cellsFarFromZero(),
          summary.cellsTested());
    }
  }

  @Override
  public Report toReport() {
    return new Report(
        "Placement values",
        List.of(
            String.format(Locale.ROOT, "%s: %s, words %s, %,d bytes.", file, variant, words, bytes),
            String.format(Locale.ROOT, "Seed %d, %,.1f s.", seed, seconds)),
        List.of(
            ReportSection.of("Generations")
                .withTable(generationTable())
                .withParagraph(
                    "Mean and variance: the share of what followed the plays of held-out games that"
                        + " the values explain. Change is that of a cell since the generation"
                        + " before, in points. Far from 0 are squares beyond 1.96 standard errors;"
                        + " chance alone makes one in twenty.")));
  }

  private ReportTable generationTable() {
    ReportTable table =
        ReportTable.of(
            ReportColumn.number("generation"),
            ReportColumn.number("plays"),
            ReportColumn.number("mean", "%", 3),
            ReportColumn.number("variance", "%", 3),
            ReportColumn.number("change", "", 3),
            ReportColumn.number("far from 0"),
            ReportColumn.number("of all"));
    for (Generation generation : generations) {
      table =
          table.withRow(
              generation.generation(),
              generation.plays(),
              100 * generation.explained(),
              100 * generation.varianceExplained(),
              generation.change(),
              generation.squaresFarFromZero(),
              generation.squaresTested());
    }
    return table;
  }
}
