package dev.hindsight.oware.build;

import dev.hindsight.core.runs.Cancellation;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;

/**
 * Carries decisions of one range back, as {@link Propagation} does for a whole layer: parents of
 * the same range are decided at once, those of other ranges get an update that waits for them. One
 * per worker.
 */
final class RangeWorker {
  private static final int BATCH = 256;
  private static final int LOGGED_AT_ONCE = 1 << 15;
  private static final long HELD = Propagation.HELD;

  private final SeedIndex index;
  private final int seeds;
  private final LayerRanges layer;
  private final Cancellation cancellation;
  private final ParentBoards parents;
  private final long[] rows = new long[2];

  /** {@code updates[r]}: entries for the boards of range r, as they came. */
  private final long[][] updates;

  private final int[] updateCounts;
  private final long[] log = new long[LOGGED_AT_ONCE];
  private int logged;

  /** Pairs of rows: the mover's with its mark, then the other's. */
  private long[] stack = new long[1 << 12];

  private int stackSize;
  private final int stackLimit;

  private ReplyStates states;
  private int range = -1;
  private long start;
  private long end;
  private int value;

  /** Updates for other ranges so far. */
  long sent;

  /**
   * @param updatesOfRange how many updates for a range wait here before they go to its file
   */
  RangeWorker(
      SeedIndex index,
      OwareRules rules,
      int seeds,
      LayerRanges layer,
      ReplyStates states,
      int updatesOfRange,
      int stackBoards,
      Cancellation cancellation) {
    this.index = index;
    this.seeds = seeds;
    this.layer = layer;
    this.states = states;
    this.cancellation = cancellation;
    this.parents = new ParentBoards(index, rules, seeds, BATCH);
    this.updates = new long[layer.ranges][updatesOfRange];
    this.updateCounts = new int[layer.ranges];
    this.stackLimit = 2 * stackBoards;
  }

  /** Turns to a range, whose states are at hand. */
  void begin(int newRange, ReplyStates newStates, int newValue) {
    range = newRange;
    states = newStates;
    value = newValue;
    start = layer.start(newRange);
    end = start + layer.boardsOf(newRange);
  }

  /** Whether updates for a range wait in this memory. */
  boolean hasUpdates(int ofRange) {
    return updateCounts[ofRange] > 0;
  }

  /** Takes the updates for a range, in no order. */
  long[] takeUpdates(int ofRange) {
    long[] taken = Arrays.copyOf(updates[ofRange], updateCounts[ofRange]);
    updateCounts[ofRange] = 0;
    return taken;
  }

  /** Does what an update says to a board of the range, and what follows from it. */
  void apply(long entry) {
    long board = SortedRuns.board(entry);
    if (SortedRuns.isForced(entry)) {
      force(board);
    } else {
      closeReply(board);
    }
  }

  /** The mover of a board of the range forces the value at hand. */
  void force(long board) {
    if (states.force(board)) {
      index.unrank(start + board, seeds, rows);
      decided(board, rows[0], rows[1], true);
      carryBackIfMany();
    }
  }

  /** A reply of the mover of a board of the range is closed. */
  void closeReply(long board) {
    if (states.closeReply(board)) {
      index.unrank(start + board, seeds, rows);
      decided(board, rows[0], rows[1], false);
      carryBackIfMany();
    }
  }

  private void carryBackIfMany() {
    if (stackSize >= BATCH) {
      carryBack();
    }
  }

  private void decided(long board, long mover, long other, boolean forced) {
    if (logged == log.length) {
      writeLog();
    }
    log[logged++] = SortedRuns.entry(board, forced);
    if (stackSize == stack.length) {
      stack = Arrays.copyOf(stack, Math.multiplyExact(stack.length, 2));
    }
    stack[stackSize++] = forced ? mover : mover | HELD;
    stack[stackSize++] = other;
  }

  /** Decides all that follows within the range, and leaves updates for the others. */
  void carryBack() {
    while (stackSize > 0) {
      cancellation.check();
      // A stack that is too long is worked off without adding to it.
      boolean here = stackSize < stackLimit;
      parents.clear();
      while (stackSize > 0 && parents.size < BATCH) {
        long other = stack[--stackSize];
        long mover = stack[--stackSize];
        parents.addParentsOf(mover & ~HELD, other, mover & HELD);
      }
      sendOrDrop(here);
      decideParents();
    }
  }

  /** Leaves in the batch what is to be decided here; this pass is also what fetches the states. */
  private void sendOrDrop(boolean here) {
    int kept = 0;
    for (int parent = 0; parent < parents.size; parent++) {
      long rank = parents.ranks[parent];
      long mover = parents.movers[parent];
      boolean forces = (mover & HELD) != 0;
      if (!here || rank < start || rank >= end) {
        send(rank, forces);
      } else if (!forces || !states.isForced(rank - start)) {
        parents.ranks[kept] = rank;
        parents.movers[kept] = mover;
        parents.others[kept] = parents.others[parent];
        kept++;
      }
    }
    parents.size = kept;
  }

  private void decideParents() {
    for (int parent = 0; parent < parents.size; parent++) {
      long board = parents.ranks[parent] - start;
      long mover = parents.movers[parent] & ~HELD;
      boolean forces = (parents.movers[parent] & HELD) != 0;
      if (forces ? states.force(board) : states.closeReply(board)) {
        decided(board, mover, parents.others[parent], forces);
      }
    }
  }

  private void send(long rank, boolean forces) {
    int to = layer.rangeOf(rank);
    if (updateCounts[to] == updates[to].length) {
      try {
        layer.incoming(to).append(value, updates[to], updateCounts[to]);
      } catch (IOException failed) {
        throw new UncheckedIOException(failed);
      }
      updateCounts[to] = 0;
    }
    updates[to][updateCounts[to]++] = SortedRuns.entry(rank - layer.start(to), forces);
    sent++;
  }

  /** Writes down what was decided in this range since the last time. */
  void writeLog() {
    try {
      layer.decided(range).append(value, log, logged);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
    logged = 0;
  }
}
