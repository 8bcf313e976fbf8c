package dev.hindsight.crossword.play.lanes;

/**
 * How likely a play of a slot is to score at least each of the {@link #THRESHOLDS}, by the points
 * to expect and how far they spread: the normal distribution, tabled for whole points and a few
 * deviations. 14 numbers a row, 57 kB.
 */
final class ScoreSteps {
  /** Points; close where most plays are. */
  private static final int[] THRESHOLDS = {10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 95, 115};

  static final int COUNT = THRESHOLDS.length;

  private static final int MOST_POINTS = 255;

  /** Deviations in points, and the squares up to which each is taken. */
  private static final double[] DEVIATIONS = {2.5, 5, 8, 13};

  private static final float[] SQUARES = {12, 40, 100};

  private static final float[] ROWS = rows();

  private ScoreSteps() {}

  static int threshold(int step) {
    return THRESHOLDS[step];
  }

  /** Where the row of these expected points begins. */
  static int row(float points, float squaredDeviation) {
    int spread =
        squaredDeviation < SQUARES[0]
            ? 0
            : squaredDeviation < SQUARES[1] ? 1 : squaredDeviation < SQUARES[2] ? 2 : 3;
    int whole = Math.min(MOST_POINTS, (int) (points + 0.5f));
    return (spread * (MOST_POINTS + 1) + whole) * COUNT;
  }

  /** The rows; not to be written. */
  static float[] table() {
    return ROWS;
  }

  private static float[] rows() {
    float[] rows = new float[DEVIATIONS.length * (MOST_POINTS + 1) * COUNT];
    int at = 0;
    for (double deviation : DEVIATIONS) {
      for (int points = 0; points <= MOST_POINTS; points++) {
        for (int threshold : THRESHOLDS) {
          // The logistic curve with a slope of 1.702 is within 0.01 of the normal one.
          double distance = (points - (threshold - 0.5)) / deviation;
          rows[at++] = (float) (1 / (1 + StrictMath.exp(-1.702 * distance)));
        }
      }
    }
    return rows;
  }
}
