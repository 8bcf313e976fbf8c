package dev.hindsight.crossword.play;

/** Slots with their bounds, to be taken from the highest bound down: a binary heap of longs. */
final class SlotQueue {
  /** Bound in the upper half, slot in the lower. */
  private final long[] heap;

  private int size;

  SlotQueue(int capacity) {
    this.heap = new long[capacity];
  }

  void clear() {
    size = 0;
  }

  /** Adds a slot; {@link #order} must follow before any is taken. */
  void add(int bound, int slot) {
    heap[size++] = (long) bound << 32 | slot;
  }

  /** Forgets the slots with lower bounds. */
  void keepFrom(int millipoints) {
    int kept = 0;
    for (int index = 0; index < size; index++) {
      long entry = heap[index];
      heap[kept] = entry;
      kept += (int) (entry >> 32) >= millipoints ? 1 : 0;
    }
    size = kept;
  }

  /** How many slots there are, in no order as long as none was asked for. */
  int size() {
    return size;
  }

  int slot(int index) {
    return (int) heap[index];
  }

  /** Brings the highest bound to the front. */
  void order() {
    for (int at = size / 2 - 1; at >= 0; at--) {
      siftDown(at, heap[at]);
    }
  }

  /** Whether some slot may hold as much. */
  boolean reaches(int millipoints) {
    return size > 0 && (int) (heap[0] >> 32) >= millipoints;
  }

  /** Takes the slot with the highest bound. */
  int take() {
    int slot = (int) heap[0];
    size--;
    if (size > 0) {
      siftDown(0, heap[size]);
    }
    return slot;
  }

  private void siftDown(int from, long entry) {
    int at = from;
    while (2 * at + 1 < size) {
      int child = 2 * at + 1;
      if (child + 1 < size && heap[child + 1] > heap[child]) {
        child++;
      }
      if (heap[child] <= entry) {
        break;
      }
      heap[at] = heap[child];
      at = child;
    }
    heap[at] = entry;
  }
}
