package dev.hindsight.crossword.build;

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
        Shrinkage.deviationWithinPoints(tally),
        leaveChangePoints);
  }
}
