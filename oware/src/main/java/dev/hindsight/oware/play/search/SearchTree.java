package dev.hindsight.oware.play.search;

/**
 * The nodes of a {@link TreeSearch}, kept in arrays: node 0 is the root, the children of a node
 * stand next to each other. 20 bytes for each node.
 *
 * <p>Sums are for the player who made the move into the node, exact values for the player who is to
 * move in it.
 */
final class SearchTree {
  static final int ROOT = 0;

  /** The exact value of a node that is not proven. */
  static final byte UNPROVEN = Byte.MIN_VALUE;

  private final int[] firstChild;
  private final byte[] childCount;
  private final byte[] pit;
  private final byte[] captured;
  private final byte[] exact;
  private final int[] visits;
  private final long[] sum;
  private int size;

  SearchTree(int capacity) {
    firstChild = new int[capacity];
    childCount = new byte[capacity];
    pit = new byte[capacity];
    captured = new byte[capacity];
    exact = new byte[capacity];
    visits = new int[capacity];
    sum = new long[capacity];
    clear();
  }

  /** Leaves only a root that nothing is known about. */
  void clear() {
    size = 0;
    add(0, 0);
  }

  int capacity() {
    return visits.length;
  }

  private void add(int newPit, int newCaptured) {
    int node = size++;
    firstChild[node] = 0;
    childCount[node] = 0;
    pit[node] = (byte) newPit;
    captured[node] = (byte) newCaptured;
    exact[node] = UNPROVEN;
    visits[node] = 0;
    sum[node] = 0;
  }

  /** Gives the node a child for each move; false if there is no room left. */
  boolean expand(int node, MoveList moves) {
    if (size + moves.count > capacity()) {
      return false;
    }
    firstChild[node] = size;
    childCount[node] = (byte) moves.count;
    for (int number = 0; number < moves.count; number++) {
      add(moves.order[number], moves.captured[moves.order[number]]);
    }
    return true;
  }

  int firstChild(int node) {
    return firstChild[node];
  }

  /** One past the last child; equal to the first where there are none. */
  int endOfChildren(int node) {
    return firstChild[node] + childCount[node];
  }

  boolean isExpanded(int node) {
    return childCount[node] > 0;
  }

  int pit(int node) {
    return pit[node];
  }

  int captured(int node) {
    return captured[node];
  }

  int visits(int node) {
    return visits[node];
  }

  boolean isProven(int node) {
    return exact[node] != UNPROVEN;
  }

  /** Net seeds from here on for the player to move in a proven node. */
  int exactForMover(int node) {
    return exact[node];
  }

  void prove(int node, int netSeedsForMover) {
    exact[node] = (byte) netSeedsForMover;
  }

  /** Counts one visit that was worth this much to the player who moved into the node. */
  void count(int node, int netSeedsForParent) {
    visits[node]++;
    sum[node] += netSeedsForParent;
  }

  /** Net seeds of the move into the node, proven or on average, for the player who made it. */
  double meanForParent(int node) {
    if (isProven(node)) {
      return captured[node] - exact[node];
    }
    return visits[node] == 0 ? 0 : (double) sum[node] / visits[node];
  }

  /**
   * Proves the node if its children allow it: all are proven, or one of them wins every seed.
   *
   * @param seeds on the board in the node
   */
  void proveFromChildren(int node, int seeds) {
    int best = -seeds;
    boolean allProven = true;
    for (int child = firstChild(node); child < endOfChildren(node); child++) {
      if (isProven(child)) {
        best = Math.max(best, captured[child] - exact[child]);
      } else {
        allProven = false;
      }
    }
    if (allProven || best == seeds) {
      prove(node, best);
    }
  }
}
