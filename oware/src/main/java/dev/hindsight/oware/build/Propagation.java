package dev.hindsight.oware.build;

import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import java.util.Arrays;

/**
 * Carries a decision back to the boards it can have come from, and from those further back, until
 * nothing new is decided. One per worker; boards that wait lie on a stack of its own.
 */
final class Propagation {
  /** Marks, in the unused seventh byte of the mover's row, a board whose mover is held. */
  static final long HELD = 1L << 56;

  /**
   * Boards are taken from the stack until this many parents are found; only then are their words
   * read, and then changed. The cache misses of a whole batch overlap instead of queueing one
   * behind the other's compare-and-set. Whether that gains anything depends on the caches; see
   * docs/lab/2026-11-oware-speed.md.
   */
  private static final int BATCH = 256;

  private final StateWords words;
  private final long[] rows = new long[2];

  /** Marked where the move led to a held board, which forces the value. */
  private final ParentBoards parents;

  /** Pairs of rows: the mover's with its mark, then the other's. */
  private long[] waiting = new long[1 << 12];

  private int waitingSize;

  Propagation(SeedIndex index, OwareRules rules, int seeds, StateWords words) {
    this.words = words;
    this.parents = new ParentBoards(index, rules, seeds, BATCH);
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
      parents.clear();
      while (waitingSize > 0 && parents.size < BATCH) {
        long other = waiting[--waitingSize];
        long mover = waiting[--waitingSize];
        parents.addParentsOf(mover & ~HELD, other, mover & HELD);
      }
      dropDecidedParents();
      decideParents(value);
    }
  }

  /** What was forced before needs no deciding; this pass is also what fetches the words. */
  private void dropDecidedParents() {
    int kept = 0;
    for (int parent = 0; parent < parents.size; parent++) {
      long rank = parents.ranks[parent];
      long mover = parents.movers[parent];
      parents.ranks[kept] = rank;
      parents.movers[kept] = mover;
      parents.others[kept] = parents.others[parent];
      kept += (mover & HELD) != 0 && StateWords.isForced(words.peek((int) rank)) ? 0 : 1;
    }
    parents.size = kept;
  }

  private void decideParents(int value) {
    for (int parent = 0; parent < parents.size; parent++) {
      long mover = parents.movers[parent];
      int rank = (int) parents.ranks[parent];
      if ((mover & HELD) != 0) {
        if (words.decideForced(rank, value)) {
          push(mover & ~HELD, parents.others[parent]);
        }
      } else if (words.closeReply(rank, -value)) {
        push(mover | HELD, parents.others[parent]);
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
