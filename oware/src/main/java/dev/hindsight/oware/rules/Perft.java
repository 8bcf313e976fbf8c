package dev.hindsight.oware.rules;

/**
 * Counts the sequences of legal moves of a given length: from the start there are 6 of one move, 36
 * of two, 190 of three. A standard check, and a standard speed test, of move generation; every move
 * counted is really made.
 */
public final class Perft {
  private Perft() {}

  /** Sequences of exactly {@code depth} moves; games that end earlier are not counted. */
  public static long count(long mover, long other, int depth, OwareRules rules) {
    return depth == 0 ? 1 : descend(mover, other, depth, rules.grandSlamCaptures());
  }

  private static long descend(long mover, long other, int depth, boolean grandSlamCaptures) {
    long leaves = 0;
    for (int pit = 0; pit < Row.PITS; pit++) {
      if ((mover >>> (8 * pit) & 0xFF) == 0) {
        continue;
      }
      int sowing = Sowing.of(mover, pit);
      long moverAfter = Sowing.moverAfter(mover, pit, sowing);
      long otherSown = other + Sowing.intoOther(sowing);
      long captured = Sowing.capturable(otherSown, sowing);
      if (captured == otherSown) {
        // Either nothing was fed and nothing is there, or a grand slam.
        if (otherSown == 0 || grandSlamCaptures) {
          continue;
        }
        captured = 0;
      }
      leaves +=
          depth == 1 ? 1 : descend(otherSown - captured, moverAfter, depth - 1, grandSlamCaptures);
    }
    return leaves == 0 && grandSlamCaptures ? descendByGrandSlam(mover, other, depth) : leaves;
  }

  /** Where a grand slam captures it is legal only if every move is one, so it was not counted. */
  private static long descendByGrandSlam(long mover, long other, int depth) {
    int legal = OwareRules.AWARI.legalMoves(mover, other);
    long leaves = 0;
    for (int pit = 0; pit < Row.PITS; pit++) {
      int sowing = Sowing.of(mover, pit);
      long otherSown = other + Sowing.intoOther(sowing);
      if ((legal & 1 << pit) != 0 && Sowing.capturable(otherSown, sowing) == otherSown) {
        // The other player has nothing left to move with: only the slam itself is counted.
        leaves += depth == 1 ? 1 : 0;
      }
    }
    return leaves;
  }
}
