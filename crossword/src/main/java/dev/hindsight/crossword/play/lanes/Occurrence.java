package dev.hindsight.crossword.play.lanes;

/**
 * How likely at least one of many rare things happens, if this many are to be expected: 1 − e^−x,
 * off a table by straight lines, so that it is the same on every machine. It errs by less than
 * 0.00004.
 */
final class Occurrence {
  private static final int STEPS_PER_UNIT = 64;
  private static final int MOST = 12;
  private static final float[] TABLE = table();

  private Occurrence() {}

  static float of(float expected) {
    float at = Math.min(expected * STEPS_PER_UNIT, MOST * STEPS_PER_UNIT - 1f);
    int step = (int) at;
    return TABLE[step] + (at - step) * (TABLE[step + 1] - TABLE[step]);
  }

  private static float[] table() {
    float[] table = new float[MOST * STEPS_PER_UNIT + 2];
    for (int step = 0; step < table.length; step++) {
      table[step] = (float) -StrictMath.expm1(-(double) step / STEPS_PER_UNIT);
    }
    return table;
  }
}
