package dev.hindsight.oware.build;

import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Sowing;
import java.util.Arrays;

/**
 * Carries a decision back to the boards it can have come from, and from those further back, until
 * nothing new is decided. One per worker; boards that wait lie on a stack of its own.
 */
final class Propagation {
  /** Marks, in the unused seventh byte of the mover's row, a board whose mover is held. */
  private static final long HELD = 1L << 56;

  /** From each of at most six empty pits, seeds can be taken back from all round the board. */
  private static final int MOST_PARENTS = Row.PITS * Row.MOST_SEEDS;

  /**
   * Boards are taken from the stack until this many parents are found; only then are their words
   * read, and then changed. The cache misses of a whole batch overlap instead of queueing one
   * behind the other's compare-and-set. Whether that gains anything depends on the caches; see
   * docs/lab/2026-11-oware-speed.md.
   */
  private static final int BATCH = 256;

  private final SeedIndex index;
  private final OwareRules rules;
  private final int seeds;
  private final StateWords words;
  private final long[] rows = new long[2];

  private final int[] parentRanks = new int[BATCH + MOST_PARENTS];

  /** The parents' movers; marked where the move led to a held board, which forces the value. */
  private final long[] parentMovers = new long[BATCH + MOST_PARENTS];

  private final long[] parentOthers = new long[BATCH + MOST_PARENTS];
  private int parents;

  /** Pairs of rows: the mover's with its mark, then the other's. */
  private long[] waiting = new long[1 << 12];

  private int waitingSize;

  Propagation(SeedIndex index, OwareRules rules, int seeds, StateWords words) {
    this.index = index;
    this.rules = rules;
    this.seeds = seeds;
    this.words = words;
  }

  /** Scratch for one board. */
  long[] rows() {
    return rows;
  }

  /** Says that the mover of this board was found to force the value at hand. */
  void forced(long mover, long other) {
    push(mover, other);
  }

  /** Says that the mover of this board was found to be held to minus the value at hand. */
  void held(long mover, long other) {
    push(mover | HELD, other);
  }

  /** Decides all that follows for {@code value}. */
  void run(int value) {
    while (waitingSize > 0) {
      parents = 0;
      while (waitingSize > 0 && parents < BATCH) {
        long other = waiting[--waitingSize];
        long mover = waiting[--waitingSize];
        findParents(mover & ~HELD, other, mover & HELD);
      }
      dropDecidedParents();
      decideParents(value);
    }
  }

  /** What was forced before needs no deciding; this pass is also what fetches the words. */
  private void dropDecidedParents() {
    int kept = 0;
    for (int parent = 0; parent < parents; parent++) {
      int rank = parentRanks[parent];
      long mover = parentMovers[parent];
      parentRanks[kept] = rank;
      parentMovers[kept] = mover;
      parentOthers[kept] = parentOthers[parent];
      kept += (mover & HELD) != 0 && StateWords.isForced(words.peek(rank)) ? 0 : 1;
    }
    parents = kept;
  }

  private void decideParents(int value) {
    for (int parent = 0; parent < parents; parent++) {
      long mover = parentMovers[parent];
      if ((mover & HELD) != 0) {
        if (words.decideForced(parentRanks[parent], value)) {
          push(mover & ~HELD, parentOthers[parent]);
        }
      } else if (words.closeReply(parentRanks[parent], -value)) {
        push(mover | HELD, parentOthers[parent]);
      }
    }
  }

  /**
   * Finds every board of this layer from which a legal move leads here without a capture, by taking
   * seeds back one at a time into each empty pit of the player who has just moved.
   */
  private void findParents(long mover, long other, long mark) {
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
        parentMovers[parents] = parent | mark;
        parentOthers[parents] = parentOther;
        parentRanks[parents] = index.rank(parent, parentOther, seeds);
        parents++;
      }
    }
  }

  private void push(long mover, long other) {
    if (waitingSize == waiting.length) {
      waiting = Arrays.copyOf(waiting, Math.multiplyExact(waiting.length, 2));
    }
    waiting[waitingSize++] = mover;
    waiting[waitingSize++] = other;
  }
}
