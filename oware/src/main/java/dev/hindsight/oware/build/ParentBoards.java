package dev.hindsight.oware.build;

import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Sowing;

/**
 * A batch of boards of one layer that were found by taking moves back, with their ranks. It is
 * filled and emptied by one thread; whoever owns it may move its entries about.
 */
final class ParentBoards {
  /** From each of at most six empty pits, seeds can be taken back from all round the board. */
  private static final int MOST_PARENTS = Row.PITS * Row.MOST_SEEDS;

  private final SeedIndex index;
  private final OwareRules rules;
  private final int seeds;

  /** {@code ranks[p]}, {@code movers[p]} and {@code others[p]} belong to the parent p < size. */
  final long[] ranks;

  final long[] movers;
  final long[] others;
  int size;

  /**
   * @param batch parents of one more board may be added as long as there are fewer than this
   */
  ParentBoards(SeedIndex index, OwareRules rules, int seeds, int batch) {
    this.index = index;
    this.rules = rules;
    this.seeds = seeds;
    this.ranks = new long[batch + MOST_PARENTS];
    this.movers = new long[batch + MOST_PARENTS];
    this.others = new long[batch + MOST_PARENTS];
  }

  void clear() {
    size = 0;
  }

  /**
   * Adds every board of this layer from which a legal move leads here without a capture, by taking
   * seeds back one at a time into each empty pit of the player who has just moved.
   *
   * @param mark bits to set in the parents' movers, above their pits
   */
  void addParentsOf(long mover, long other, long mark) {
    // Nobody may leave a player without seeds: no move leads to a mover who has none.
    for (int pit = 0; pit < Row.PITS && mover != 0; pit++) {
      if (Row.seedsIn(other, pit) == 0) {
        unsowInto(pit, mover, other, mark);
      }
    }
  }

  private void unsowInto(int origin, long mover, long other, long mark) {
    long parentMover = other;
    long parentOther = mover;
    int pit = origin;
    int taken = 0;
    while (true) {
      pit++;
      if (pit == 2 * Row.PITS) {
        pit = 0;
      }
      if (pit == origin) {
        continue;
      }
      if (pit < Row.PITS) {
        if (Row.seedsIn(parentMover, pit) == 0) {
          return;
        }
        parentMover -= 1L << (8 * pit);
      } else {
        int shift = 8 * (pit - Row.PITS);
        if ((parentOther >>> shift & 0xFF) == 0) {
          return;
        }
        parentOther -= 1L << shift;
      }
      taken++;
      // The forward move must not capture, or it would have led to a smaller layer.
      if (rules.captured(mover, Sowing.ofSeeds(origin, taken)) == 0) {
        long parent = parentMover + ((long) taken << (8 * origin));
        movers[size] = parent | mark;
        others[size] = parentOther;
        ranks[size] = index.rank(parent, parentOther, seeds);
        size++;
      }
    }
  }
}
