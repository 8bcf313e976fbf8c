package dev.hindsight.crossword.build;

/** A {@link GenerationSummary} as numbers in a row, for a checkpoint; whole ones stay exact. */
final class GenerationFigures {
  private static final int FIGURES = 10;

  private GenerationFigures() {}

  static double[] encode(GenerationSummary summary) {
    return new double[] {
      summary.generation(),
      summary.games(),
      summary.turns(),
      summary.observations(),
      summary.looks(),
      summary.racksSeen(),
      summary.racks(),
      summary.meanScorePoints(),
      summary.withinPoints(),
      summary.leaveChangePoints()
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
