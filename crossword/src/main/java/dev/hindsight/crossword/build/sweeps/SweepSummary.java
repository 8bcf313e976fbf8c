package dev.hindsight.crossword.build.sweeps;

import dev.hindsight.crossword.build.racks.DrawWays;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.rules.letters.Millipoints;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What one generation of sweeps came to.
 *
 * @param generation from 0
 * @param positions that were swept, of games with the leaves of the generation before
 * @param racksSwept racks priced in them
 * @param racksSeen different racks among them
 * @param racks all that there are
 * @param meanPoints what the best move of a rack drawn by chance is worth
 * @param errorPoints standard error of a rack, the mean over racks by their chance to be drawn from
 *     a full bag; racks without one left out
 * @param leaveChangePoints how far the new leaves are from those played with, on average
 * @param leaveErrorPoints standard error of a common leave, see {@link LeaveError}; NaN after too
 *     few positions to tell
 */
public record SweepSummary(
    int generation,
    long positions,
    long racksSwept,
    long racksSeen,
    long racks,
    double meanPoints,
    double errorPoints,
    double leaveChangePoints,
    double leaveErrorPoints) {
  private static final int FIGURES = 9;

  /** What shows from generation to generation whether it learns, by name. */
  Map<String, Double> figures() {
    Map<String, Double> figures = new LinkedHashMap<>();
    figures.put("generation", generation + 1.0);
    figures.put("leaveChangePoints", leaveChangePoints);
    figures.put("leaveErrorPoints", leaveErrorPoints);
    figures.put("meanPoints", meanPoints);
    figures.put("errorPoints", errorPoints);
    return figures;
  }

  static SweepSummary of(
      int generation,
      RackIndex index,
      SweepTally tally,
      double leaveChangePoints,
      double leaveErrorPoints) {
    long[] ways = DrawWays.ofRacks(index);
    double errors = 0;
    double draws = 0;
    double equities = 0;
    double seen = 0;
    for (int rank = 0; rank < ways.length; rank++) {
      double error = tally.standardErrorMillipoints(rank);
      if (!Double.isNaN(error)) {
        errors += ways[rank] * error;
        draws += ways[rank];
      }
      if (tally.isSeen(rank)) {
        equities += (double) ways[rank] * tally.millipoints(rank);
        seen += ways[rank];
      }
    }
    return new SweepSummary(
        generation,
        tally.positions(),
        tally.racksSwept(),
        tally.racksSeen(),
        tally.racks(),
        Millipoints.toPoints(equities / seen),
        Millipoints.toPoints(errors / draws),
        leaveChangePoints,
        leaveErrorPoints);
  }

  /** As numbers in a row, for a checkpoint; whole ones stay exact. */
  double[] encode() {
    return new double[] {
      generation,
      positions,
      racksSwept,
      racksSeen,
      racks,
      meanPoints,
      errorPoints,
      leaveChangePoints,
      leaveErrorPoints
    };
  }

  static SweepSummary decode(double[] figures) {
    if (figures.length != FIGURES) {
      throw new IllegalArgumentException(
          figures.length + " figures of a generation where " + FIGURES + " are needed");
    }
    return new SweepSummary(
        (int) figures[0],
        (long) figures[1],
        (long) figures[2],
        (long) figures[3],
        (long) figures[4],
        figures[5],
        figures[6],
        figures[7],
        figures[8]);
  }
}
