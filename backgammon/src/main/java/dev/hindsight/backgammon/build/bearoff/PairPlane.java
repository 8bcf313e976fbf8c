package dev.hindsight.backgammon.build.bearoff;

import java.util.ArrayList;
import java.util.List;

/**
 * One value for each pair of sides, by places in pip order.
 *
 * <p>It is cut into <em>panels</em>: a panel holds what a few neighbouring sides on roll (as many
 * as there are lanes) are worth against every opponent, as one row of lanes per opponent. So the
 * values of one panel against the opponents of some 20 pip counts, which is what a solving step
 * needs, lie together and fit a second-level cache: 1.3 MB for 15 checkers.
 */
final class PairPlane<A> {
  /** Arrays of 1 GiB at most: fewer allocations than panels, and none that a heap cannot place. */
  private static final int CHUNK_BYTES = 1 << 30;

  private final LaneArithmetic<A> arithmetic;
  private final int lanes;
  private final int panels;
  private final int panelValues;
  private final int panelsPerChunk;
  private final List<A> chunks = new ArrayList<>();

  PairPlane(LaneArithmetic<A> arithmetic, int sides) {
    this.arithmetic = arithmetic;
    this.lanes = arithmetic.lanes();
    this.panels = (sides + lanes - 1) / lanes;
    this.panelValues = Math.multiplyExact(sides, lanes);
    // A row is 64 bytes, whatever the precision.
    this.panelsPerChunk = Math.max(1, CHUNK_BYTES / 64 / sides);
    for (int left = panels; left > 0; left -= panelsPerChunk) {
      chunks.add(arithmetic.allocate(Math.min(left, panelsPerChunk) * panelValues));
    }
  }

  int panels() {
    return panels;
  }

  /** The array that holds a panel, from {@link #offset} on. */
  A array(int panel) {
    return chunks.get(panel / panelsPerChunk);
  }

  int offset(int panel) {
    return panel % panelsPerChunk * panelValues;
  }

  /** What the side at one place is worth on roll against the side at another. */
  double get(int onRoll, int opponent) {
    int panel = onRoll / lanes;
    return arithmetic.get(array(panel), at(onRoll, opponent));
  }

  /** Encodes what a side on roll is worth against all; {@code ranks} by place says where to. */
  void encodeRow(int onRoll, int[] ranks, short[] target, int to, int stride) {
    int panel = onRoll / lanes;
    arithmetic.encode(array(panel), at(onRoll, 0), ranks, target, to, stride);
  }

  void set(int onRoll, int opponent, double fraction) {
    arithmetic.set(array(onRoll / lanes), at(onRoll, opponent), fraction);
  }

  private int at(int onRoll, int opponent) {
    return offset(onRoll / lanes) + opponent * lanes + onRoll % lanes;
  }

  /** All values against the opponents {@code from} to {@code to - 1}, panel after panel. */
  A copyRows(int from, int to) {
    int length = (to - from) * lanes;
    A rows = arithmetic.allocate(Math.multiplyExact(panels, length));
    for (int panel = 0; panel < panels; panel++) {
      arithmetic.copy(array(panel), offset(panel) + from * lanes, rows, panel * length, length);
    }
    return rows;
  }

  /** Puts back what {@link #copyRows} gave. */
  void pasteRows(int from, int to, A rows) {
    int length = (to - from) * lanes;
    for (int panel = 0; panel < panels; panel++) {
      arithmetic.copy(rows, panel * length, array(panel), offset(panel) + from * lanes, length);
    }
  }
}
