package dev.hindsight.workbench.crossword.build;

import dev.hindsight.core.measure.ReportColumn;
import dev.hindsight.crossword.build.racks.GenerationSummary;
import org.jspecify.annotations.Nullable;

/**
 * One generation of training by games.
 *
 * @param generation from 1
 * @param games played
 * @param turns in them
 * @param observations turns counted, and looks
 * @param looks at rare racks
 * @param racksSeen racks with an observation
 * @param racks all there are
 * @param meanScore of a player in a game, in points
 * @param rackDeviation standard deviation of the equities of one rack in points; null if no rack
 *     was seen twice
 * @param leaveChange mean change of leave values against those played with, in points, weighted by
 *     the chance to draw them
 */
public record PlayedGeneration(
    int generation,
    long games,
    long turns,
    long observations,
    long looks,
    long racksSeen,
    long racks,
    double meanScore,
    @Nullable Double rackDeviation,
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
