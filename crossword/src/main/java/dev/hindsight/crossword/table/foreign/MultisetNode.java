package dev.hindsight.crossword.table.foreign;

/**
 * A node of a graph of tile multisets, as other programs store it in 32 bits: the tile in bits 31
 * to 24, whether a multiset may end here in bit 23, whether it is the last of its siblings in bit
 * 22, and the place of its first child, or 0, in the others.
 */
final class MultisetNode {
  /** Arcs have 22 bits. */
  static final int MOST_NODES = 1 << 22;

  /** The first node is not a tile; its arc is the place of the first sibling of all. */
  static final int ROOT = 0;

  private static final int ENDS = 1 << 23;
  private static final int LAST = 1 << 22;

  private MultisetNode() {}

  static int of(int tile, boolean ends, boolean last, int arc) {
    return tile << 24 | (ends ? ENDS : 0) | (last ? LAST : 0) | arc;
  }

  static int tile(int node) {
    return node >>> 24;
  }

  static boolean ends(int node) {
    return (node & ENDS) != 0;
  }

  static boolean isLast(int node) {
    return (node & LAST) != 0;
  }

  static int arc(int node) {
    return node & (MOST_NODES - 1);
  }
}
