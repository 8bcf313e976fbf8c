package dev.hindsight.crossword.build.racks;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What one generation of training came to.
 *
 * @param generation from 0
 * @param games that were played, each by two players with the leaves of the generation before
 * @param turns in them
 * @param observations turns counted, and looks at rare racks
 * @param looks at rare racks
 * @param racksSeen racks with at least one observation
 * @param racks all that there are
 * @param meanScorePoints of a player in a game
 * @param withinPoints standard deviation of the equities of one rack; NaN if none was seen twice
 * @param leaveChangePoints how far the new leaves are from those played with, on average
 */
public record GenerationSummary(
    int generation,
    long games,
    long turns,
    long observations,
    long looks,
    long racksSeen,
    long racks,
    double meanScorePoints,
    double withinPoints,
    double leaveChangePoints) {
  private static final int FIGURES = 10;

  /** What shows from generation to generation whether it learns, by name. */
  Map<String, Double> figures() {
    Map<String, Double> figures = new LinkedHashMap<>();
    figures.put("generation", generation + 1.0);
    figures.put("leaveChangePoints", leaveChangePoints);
    figures.put("meanScorePoints", meanScorePoints);
    figures.put("withinPoints", withinPoints);
    figures.put("shareOfRacksSeen", racksSeen / (double) Math.max(1, racks));
    return figures;
  }

  static GenerationSummary of(int generation, RackTally tally, double leaveChangePoints) {
    return new GenerationSummary(
        generation,
        tally.games(),
        tally.turns(),
        tally.observations(),
        tally.looks(),
        tally.racksSeen(),
        tally.racks(),
        tally.scorePoints() / (2.0 * Math.max(1, tally.games())),
        tally.deviationWithinPoints(),
        leaveChangePoints);
  }

  /** As numbers in a row, for a checkpoint; whole ones stay exact. */
  double[] encode() {
    return new double[] {
      generation,
      games,
      turns,
      observations,
      looks,
      racksSeen,
      racks,
      meanScorePoints,
      withinPoints,
      leaveChangePoints
    };
  }

  static GenerationSummary decode(double[] figures) {
    if (figures.length != FIGURES) {
      throw new IllegalArgumentException(
          figures.length + " figures of a generation where " + FIGURES + " are needed");
    }
    return new GenerationSummary(
        (int) figures[0],
        (long) figures[1],
        (long) figures[2],
        (long) figures[3],
        (long) figures[4],
        (long) figures[5],
        (long) figures[6],
        figures[7],
        figures[8],
        figures[9]);
  }
}
