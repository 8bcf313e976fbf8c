package dev.hindsight.workbench.crossword.build;

import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.crossword.build.placement.PlacementSummary;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A training of placement values and what it came to. */
public record PlacementResult(
    @Says("the table that was written") String file,
    @Says("that were played with") String words,
    @Says("what the values depend on") String variant,
    @Says("of all chance") long seed,
    @Says("what each came to, the first first") List<Generation> generations,
    @Says(value = "real time from start to sealed file, in this process", unit = Unit.SECONDS)
        double seconds,
    @Says(value = "size of the table on disk", unit = Unit.BYTES) long bytes)
    implements Reported {
  public PlacementResult {
    generations = List.copyOf(generations);
  }

  /** One generation. */
  public record Generation(
      @Says("from 1") int generation,
      @Says("that were learnt from, those held out included") long plays,
      @Says("share of what followed the plays held out that the values explain") double explained,
      @Says("the same of the variance") double varianceExplained,
      @Says("of the priors that predicted best; of means, imaginary tiles in a cell")
          double strength,
      @Says(
              value =
                  "of a cell since the generation before, in points, weighted by tiles; `null` for "
                      + "the first",
              unit = Unit.POINTS)
          @Nullable Double change,
      @Says("squares whose value is more than 1.96 standard errors from 0") int squaresFarFromZero,
      @Says("of how many; chance alone makes one in twenty") int squaresTested) {
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
