package dev.hindsight.oware.play;

/**
 * The worth of a position to its mover where the search must stop and no table knows better, in
 * hundredths of a seed, counted from here on: what was captured before is the search's to add.
 */
final class Evaluation {
  private Evaluation() {}

  static int hundredthsForMover(long mover, long other) {
    return 0;
  }
}
