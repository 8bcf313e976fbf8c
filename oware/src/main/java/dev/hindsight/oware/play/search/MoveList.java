package dev.hindsight.oware.play.search;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Sowing;

/**
 * The legal moves of one position with what they lead to, in the order in which a search should try
 * them. Made once for each ply and filled again and again, so that a search allocates nothing.
 */
final class MoveList {
  private final OwareRules rules;
  private final boolean grandSlamCaptures;

  int count;

  /** {@code order[k]}: the pit to be tried as number k. */
  final int[] order = new int[Row.PITS];

  /** {@code moverAfter[pit]}, {@code otherAfter[pit]}, {@code captured[pit]}: after that move. */
  final long[] moverAfter = new long[Row.PITS];

  final long[] otherAfter = new long[Row.PITS];
  final int[] captured = new int[Row.PITS];

  MoveList(OwareRules rules) {
    this.rules = rules;
    this.grandSlamCaptures = rules.grandSlamCaptures();
  }

  /** Fills the list: {@code firstPit} first if it is legal, then the greatest captures. */
  void fill(long mover, long other, int firstPit) {
    count = 0;
    for (int pit = Row.PITS - 1; pit >= 0; pit--) {
      if ((mover >>> (8 * pit) & 0xFF) == 0) {
        continue;
      }
      int sowing = Sowing.of(mover, pit);
      long otherSown = other + Sowing.intoOther(sowing);
      long taken = Sowing.capturable(otherSown, sowing);
      if (taken == otherSown) {
        // Either nothing was fed and nothing is there, or a grand slam.
        if (otherSown == 0 || grandSlamCaptures) {
          continue;
        }
        taken = 0;
      }
      moverAfter[pit] = Sowing.moverAfter(mover, pit, sowing);
      otherAfter[pit] = otherSown - taken;
      captured[pit] = Row.total(taken);
      insert(pit, firstPit);
    }
    if (count == 0 && grandSlamCaptures) {
      fillWithGrandSlams(mover, other, firstPit);
    }
  }

  /** Where a grand slam captures it is legal only if every move is one, so it was left out. */
  private void fillWithGrandSlams(long mover, long other, int firstPit) {
    int legal = rules.legalMoves(mover, other);
    for (int pit = Row.PITS - 1; pit >= 0; pit--) {
      if ((legal & 1 << pit) != 0) {
        int sowing = Sowing.of(mover, pit);
        moverAfter[pit] = Sowing.moverAfter(mover, pit, sowing);
        otherAfter[pit] = 0;
        captured[pit] = Row.total(other + Sowing.intoOther(sowing));
        insert(pit, firstPit);
      }
    }
  }

  private void insert(int pit, int firstPit) {
    int place = count++;
    while (place > 0 && isBefore(pit, order[place - 1], firstPit)) {
      order[place] = order[place - 1];
      place--;
    }
    order[place] = pit;
  }

  private boolean isBefore(int pit, int earlierPit, int firstPit) {
    return earlierPit != firstPit && (pit == firstPit || captured[pit] > captured[earlierPit]);
  }
}
