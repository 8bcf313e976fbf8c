package dev.hindsight.crossword.play.find;

import java.util.Arrays;

/**
 * Slots with their bounds, to be taken from high bounds to low ones. They are sorted into 64 steps
 * of equal height and taken step by step. Nearly in order is good enough, since the search goes on
 * until all bounds left are too low, and it costs a fraction of a heap.
 */
final class SlotQueue {
  private static final int STEPS = 64;

  /** Bound in the upper half, slot in the lower. */
  private long[] entries;

  private long[] sorted;
  private final int[] stepEnds = new int[STEPS + 1];
  private int size;
  private int taken;

  SlotQueue(int capacity) {
    this.entries = new long[capacity];
    this.sorted = new long[capacity];
  }

  void clear() {
    size = 0;
    taken = 0;
  }

  void add(int bound, int slot) {
    entries[size++] = (long) bound << 32 | slot;
  }

  /** Forgets the slots with lower bounds. */
  void keepFrom(int millipoints) {
    int kept = 0;
    for (int index = 0; index < size; index++) {
      long entry = entries[index];
      entries[kept] = entry;
      kept += bound(entry) >= millipoints ? 1 : 0;
    }
    size = kept;
  }

  /** How many slots there are. */
  int size() {
    return size;
  }

  int slot(int index) {
    return (int) entries[index];
  }

  /** Brings the slots into order; to be called once all are there. */
  void order() {
    long highest = Long.MIN_VALUE;
    long lowest = Long.MAX_VALUE;
    for (int index = 0; index < size; index++) {
      highest = Math.max(highest, entries[index] >> 32);
      lowest = Math.min(lowest, entries[index] >> 32);
    }
    int shift = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(highest - lowest) - 6);
    Arrays.fill(stepEnds, 0);
    for (int index = 0; index < size; index++) {
      stepEnds[(int) ((highest - (entries[index] >> 32)) >> shift) + 1]++;
    }
    for (int step = 1; step < stepEnds.length; step++) {
      stepEnds[step] += stepEnds[step - 1];
    }
    for (int index = 0; index < size; index++) {
      long entry = entries[index];
      sorted[stepEnds[(int) ((highest - (entry >> 32)) >> shift)]++] = entry;
    }
    long[] unsorted = entries;
    entries = sorted;
    sorted = unsorted;
  }

  /** Goes to the next slot that may hold as much; false if there is none. */
  boolean advance(int millipoints) {
    while (taken < size) {
      if (bound(entries[taken++]) >= millipoints) {
        return true;
      }
    }
    return false;
  }

  /** The slot that {@link #advance} went to. */
  int current() {
    return (int) entries[taken - 1];
  }

  private static int bound(long entry) {
    return (int) (entry >> 32);
  }
}
