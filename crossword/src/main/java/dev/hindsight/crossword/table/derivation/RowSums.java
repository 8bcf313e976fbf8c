package dev.hindsight.crossword.table.derivation;

/**
 * Adds multiples of one row of numbers to another: all the arithmetic of leave derivation.
 *
 * <p>Short rows, of which there are many, have loops of their own. The compiler counts how often a
 * loop goes round before it chooses how to compile it: one that has mostly met short rows gets no
 * vector instructions, and then long rows take twice as long for the rest of the run.
 */
final class RowSums {
  /** Rows below this length are short. */
  private static final int LONG_ROW = 16;

  private RowSums() {}

  /** {@code target[to + i] += factor * source[from + i]} for the first {@code length} i. */
  static void add(long[] target, int to, long factor, int[] source, int from, int length) {
    int small = (int) factor;
    if (length < LONG_ROW) {
      for (int i = 0; i < length; i++) {
        target[to + i] += factor * source[from + i];
      }
    } else if (small == factor) {
      addInts(target, to, small, source, from, length);
    } else {
      addLongs(target, to, factor, source, from, length);
    }
  }

  /** A product of two ints is one vector instruction, one of longs three: a fifth of the time. */
  private static void addInts(
      long[] target, int to, int factor, int[] source, int from, int length) {
    for (int i = 0; i < length; i++) {
      target[to + i] += (long) factor * source[from + i];
    }
  }

  private static void addLongs(
      long[] target, int to, long factor, int[] source, int from, int length) {
    for (int i = 0; i < length; i++) {
      target[to + i] += factor * source[from + i];
    }
  }

  /** Adds a multiple of a row; the rows may be parts of one array but do not overlap. */
  static void add(long[] target, int to, long factor, long[] source, int from, int length) {
    for (int i = 0; i < length; i++) {
      target[to + i] += factor * source[from + i];
    }
  }
}
