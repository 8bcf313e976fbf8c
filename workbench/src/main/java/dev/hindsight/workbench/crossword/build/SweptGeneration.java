package dev.hindsight.workbench.crossword.build;

import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.crossword.build.sweeps.SweepSummary;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import org.jspecify.annotations.Nullable;

/** One generation of training by sweeps. */
public record SweptGeneration(
    @Says("from 1") int generation,
    @Says("swept") long positions,
    @Says("racks priced in them") long racksSwept,
    @Says("different racks among them") long racksSeen,
    @Says("all there are") long racks,
    @Says(
            value = "of the best move with a rack drawn from a full bag, in points",
            unit = Unit.POINTS)
        double meanEquity,
    @Says(value = "of a rack, in points: the mean by the chance to draw it", unit = Unit.POINTS)
        double standardError,
    @Says(
            value =
                "mean change of leave values against those played with, in points, weighted by "
                    + "the chance to draw them",
            unit = Unit.POINTS)
        double leaveChange,
    @Says(
            value = "standard error of a common leave, in points; `null` after too few positions",
            unit = Unit.POINTS)
        @Nullable Double leaveError)
    implements RackEquityResult.Generation {
  static SweptGeneration of(SweepSummary summary) {
    return new SweptGeneration(
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

  @Override
  public String title() {
    return "Rack equities by sweeps";
  }

  @Override
  public ReportColumn[] columns() {
    return new ReportColumn[] {
      ReportColumn.number("generation"),
      ReportColumn.number("positions"),
      ReportColumn.number("racks seen", "%", 1),
      ReportColumn.number("mean", "", 2),
      ReportColumn.number("error", "", 2),
      ReportColumn.number("change", "", 3),
      ReportColumn.number("leave error", "", 3)
    };
  }

  @Override
  public @Nullable Object[] cells() {
    double seen = 100.0 * racksSeen / racks;
    return new @Nullable Object[] {
      generation, positions, seen, meanEquity, standardError, leaveChange, leaveError
    };
  }

  @Override
  public String explanation() {
    return "In each position every rack that can be drawn is priced, and counts by the"
        + " chance to draw it. All but shares are in points: mean is what the"
        + " best move is worth, error the standard error of a rack as positions"
        + " differ, change the mean difference of a leave between those that a"
        + " generation played with and those that it found, and leave error the"
        + " standard error of the most common leaves.";
  }
}
