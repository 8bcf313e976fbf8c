package dev.hindsight.crossword.table.derivation;

/** Adds multiples of one row of numbers to another: all the arithmetic of leave derivation. */
final class RowSums {
  private RowSums() {}

  /** {@code target[to + i] += factor * source[from + i]} for the first {@code length} i. */
  static void add(long[] target, int to, long factor, int[] source, int from, int length) {
    int small = (int) factor;
    if (small == factor) {
      // A product of two ints is one vector instruction, one of longs three: a fifth of the time.
      for (int i = 0; i < length; i++) {
        target[to + i] += (long) small * source[from + i];
      }
    } else {
      for (int i = 0; i < length; i++) {
        target[to + i] += factor * source[from + i];
      }
    }
  }

  /** The same; the rows may be parts of one array but do not overlap. */
  static void add(long[] target, int to, long factor, long[] source, int from, int length) {
    for (int i = 0; i < length; i++) {
      target[to + i] += factor * source[from + i];
    }
  }
}
