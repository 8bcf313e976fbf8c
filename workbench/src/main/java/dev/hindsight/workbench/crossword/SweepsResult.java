package dev.hindsight.workbench.crossword;

import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.crossword.build.SweepSummary;
import dev.hindsight.workbench.Reported;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A training by sweeps and what it came to.
 *
 * @param file the table that was written
 * @param words that were played with
 * @param tiles name of the tile set
 * @param seed of all chance
 * @param generations what each came to, the first first
 * @param leaves some values that a player can judge, from the table, with a full bag
 * @param seconds real time from start to sealed file, in this process
 * @param bytes size of the table on disk
 */
public record SweepsResult(
    String file,
    String words,
    String tiles,
    long seed,
    List<Generation> generations,
    List<RackEquityResult.Leave> leaves,
    double seconds,
    long bytes)
    implements Reported {
  public SweepsResult {
    generations = List.copyOf(generations);
    leaves = List.copyOf(leaves);
  }

  /**
   * One generation.
   *
   * @param generation from 1
   * @param positions swept
   * @param racksSwept racks priced in them
   * @param racksSeen different racks among them
   * @param racks all there are
   * @param meanEquity of the best move with a rack drawn from a full bag, in points
   * @param standardError of a rack, in points: the mean by the chance to draw it
   * @param leaveChange mean change of leave values against those played with, in points, weighted
   *     by the chance to draw them
   * @param leaveError standard error of a common leave, in points; null after too few positions
   */
  public record Generation(
      int generation,
      long positions,
      long racksSwept,
      long racksSeen,
      long racks,
      double meanEquity,
      double standardError,
      double leaveChange,
      @Nullable Double leaveError) {
    static Generation of(SweepSummary summary) {
      return new Generation(
          summary.generation() + 1,
          summary.positions(),
          summary.racksSwept(),
          summary.racksSeen(),
          summary.racks(),
          summary.meanPoints(),
          summary.errorPoints(),
          summary.leaveChangePoints(),
          Double.isNaN(summary.leaveErrorPoints()) ? null : summary.leaveErrorPoints());
    }
  }

  /** The same for people. */
  @Override
  public Report toReport() {
    return new Report(
        "Rack equities by sweeps",
        List.of(
            String.format(
                Locale.ROOT,
                "%s: %,d racks of the %s tiles, words %s, %,d bytes.",
                file,
                generations.get(generations.size() - 1).racks(),
                tiles,
                words,
                bytes),
            String.format(Locale.ROOT, "Seed %d, %,.1f s.", seed, seconds)),
        List.of(
            ReportSection.of("Generations")
                .withTable(generationTable())
                .withParagraph(
                    "In each position every rack that can be drawn is priced, and counts by the"
                        + " chance to draw it. All but shares are in points: mean is what the"
                        + " best move is worth, error the standard error of a rack as positions"
                        + " differ, change the mean difference of a leave between those that a"
                        + " generation played with and those that it found, and leave error the"
                        + " standard error of the most common leaves."),
            ReportSection.of("Leaves, full bag").withTable(RackEquityResult.leaveTable(leaves))));
  }

  private ReportTable generationTable() {
    ReportTable table =
        ReportTable.of(
            ReportColumn.number("generation"),
            ReportColumn.number("positions"),
            ReportColumn.number("racks seen", "%", 1),
            ReportColumn.number("mean", "", 2),
            ReportColumn.number("error", "", 2),
            ReportColumn.number("change", "", 3),
            ReportColumn.number("leave error", "", 3));
    for (Generation generation : generations) {
      table =
          table.withRow(
              generation.generation(),
              generation.positions(),
              100.0 * generation.racksSeen() / generation.racks(),
              generation.meanEquity(),
              generation.standardError(),
              generation.leaveChange(),
              generation.leaveError());
    }
    return table;
  }
}
