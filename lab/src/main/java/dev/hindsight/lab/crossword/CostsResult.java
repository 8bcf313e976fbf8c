package dev.hindsight.lab.crossword;

import dev.hindsight.core.measure.Report;
import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.core.measure.ReportSection;
import dev.hindsight.core.measure.ReportTable;
import dev.hindsight.workbench.Reported;
import dev.hindsight.workbench.answers.Says;
import java.util.List;
import java.util.Locale;

/**
 * How long the derivation of leaves takes, by the size of the bag; times are those of one machine
 * in one minute.
 */
public record CostsResult(
    @Says("the rack equities derived from") String rackEquity,
    @Says("drawn of each size") int bags,
    @Says("of all chance") long seed,
    @Says("that derive all leaves together; the leaves of a rack are derived by one") int threads,
    @Says("by size, largest first") List<Cost> costs)
    implements Reported {
  private static final double NANOS_PER_MILLISECOND = 1e6;

  public CostsResult {
    costs = List.copyOf(costs);
  }

  /** What bags of one size took. */
  public record Cost(
      @Says("in the bag") int tiles,
      @Says("different racks that can be drawn from it, on average") double drawableRacks,
      @Says("for the values of all leaves, median") double tableMilliseconds,
      @Says(
              "for all that can be kept of one rack, whatever the number of moves to be ranked "
                  + "with it; median")
          double rackMilliseconds) {}

  static CostsResult of(
      String rackEquity, int bags, long seed, int threads, List<DerivationCost.Cost> costs) {
    return new CostsResult(
        rackEquity,
        bags,
        seed,
        threads,
        costs.stream()
            .map(
                cost ->
                    new Cost(
                        cost.bagTiles(),
                        cost.drawableRacks(),
                        cost.tableNanos() / NANOS_PER_MILLISECOND,
                        cost.candidatesNanos() / NANOS_PER_MILLISECOND))
            .toList());
  }

  @Override
  public Report toReport() {
    ReportTable table =
        ReportTable.of(
            ReportColumn.number("tiles in bag"),
            ReportColumn.number("drawable racks", "", 0),
            ReportColumn.number("all leaves", "ms", 1),
            ReportColumn.number("leaves of a rack", "ms", 2));
    for (Cost cost : costs) {
      table =
          table.withRow(
              cost.tiles, cost.drawableRacks, cost.tableMilliseconds, cost.rackMilliseconds);
    }
    return new Report(
        "What it costs to derive leaves",
        List.of(
            String.format(
                Locale.ROOT,
                "%s: %,d bags of each size, seed %d. All leaves by %d threads, those of a rack by"
                    + " one.",
                rackEquity,
                bags,
                seed,
                threads),
            "The fastest of 5 runs with each bag, and of the bags the median; times vary with the"
                + " machine and whatever else it does."),
        List.of(
            ReportSection.of("By bag")
                .withParagraph(
                    "The leaves of one rack are all that ranking its moves anew needs, 50 of them"
                        + " or 500.")
                .withTable(table)));
  }
}
