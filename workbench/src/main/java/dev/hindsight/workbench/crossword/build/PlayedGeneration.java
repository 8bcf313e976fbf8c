package dev.hindsight.workbench.crossword.build;

import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.crossword.build.racks.GenerationSummary;
import dev.hindsight.workbench.answers.Says;
import dev.hindsight.workbench.answers.Unit;
import org.jspecify.annotations.Nullable;

/** One generation of training by games. */
public record PlayedGeneration(
    @Says("from 1") int generation,
    @Says(value = "played", unit = Unit.GAMES) long games,
    @Says(value = "in them", unit = Unit.TURNS) long turns,
    @Says("turns counted, and looks") long observations,
    @Says("at rare racks") long looks,
    @Says("racks with an observation") long racksSeen,
    @Says("all there are") long racks,
    @Says(value = "of a player in a game, in points", unit = Unit.POINTS) double meanScore,
    @Says(
            value =
                "standard deviation of the equities of one rack in points; `null` if no rack was "
                    + "seen twice",
            unit = Unit.POINTS)
        @Nullable Double rackDeviation,
    @Says(
            value =
                "mean change of leave values against those played with, in points, weighted by "
                    + "the chance to draw them",
            unit = Unit.POINTS)
        double leaveChange)
    implements RackEquityResult.Generation {
  static PlayedGeneration of(GenerationSummary summary) {
    return new PlayedGeneration(
        summary.generation() + 1,
        summary.games(),
        summary.turns(),
        summary.observations(),
        summary.looks(),
        summary.racksSeen(),
        summary.racks(),
        summary.meanScorePoints(),
        Double.isNaN(summary.withinPoints()) ? null : summary.withinPoints(),
        summary.leaveChangePoints());
  }

  @Override
  public String title() {
    return "Rack equities";
  }

  @Override
  public ReportColumn[] columns() {
    return new ReportColumn[] {
      ReportColumn.number("generation"),
      ReportColumn.number("games"),
      ReportColumn.number("racks seen"),
      ReportColumn.number("of all", "%", 1),
      ReportColumn.number("score", "points", 1),
      ReportColumn.number("rack deviation", "points", 1),
      ReportColumn.number("change", "points", 3)
    };
  }

  @Override
  public @Nullable Object[] cells() {
    double seen = 100.0 * racksSeen / racks;
    return new @Nullable Object[] {
      generation, games, racksSeen, seen, meanScore, rackDeviation, leaveChange
    };
  }

  @Override
  public String explanation() {
    return "Each generation plays with the leaves of the one before. Change is the mean"
        + " difference of a leave between those it played with and those it found,"
        + " weighted by the chance to draw it: it falls as values settle.";
  }
}
