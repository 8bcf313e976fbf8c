package dev.hindsight.backgammon.build.bearoff;

import dev.hindsight.backgammon.build.bearoff.BandPlan.Band;
import java.util.ArrayList;
import java.util.List;

/**
 * What the sides of one band are worth against all up to its end, in the planes that others are
 * weighed from: for each panel of the band and each source, a row of lanes per opponent.
 *
 * <p>The arrays are allocated once, for the largest band, and dealt out anew for each.
 */
final class BandWindow<A> {
  /** Arrays of 256 MiB at most, so that little is lost where a panel does not fit any more. */
  private static final long CHUNK_BYTES = 256L << 20;

  private final BandPlan plan;
  private final int lanes;
  private final int sources;
  private final int chunkValues;
  private final List<A> chunks = new ArrayList<>();

  private int rows;
  private int panelsPerChunk;

  BandWindow(BandPlan plan, LaneArithmetic<A> arithmetic, CubePlanes<A> roles) {
    this.plan = plan;
    this.lanes = arithmetic.lanes();
    this.sources = roles.sources();
    long most = 0;
    int largestPanel = 0;
    for (Band band : plan.bands()) {
      most = Math.max(most, (long) plan.panelsOf(band) * panelValues(band));
      largestPanel = Math.max(largestPanel, panelValues(band));
    }
    long chunk = CHUNK_BYTES / BandPlan.ROW_BYTES * lanes;
    this.chunkValues = (int) Math.max(largestPanel, Math.min(most, chunk));
    int count = 0;
    for (Band band : plan.bands()) {
      int perChunk = chunkValues / panelValues(band);
      count = Math.max(count, (plan.panelsOf(band) + perChunk - 1) / perChunk);
    }
    for (int allocated = 0; allocated < count; allocated++) {
      chunks.add(arithmetic.allocate(chunkValues));
    }
  }

  private int panelValues(Band band) {
    return Math.multiplyExact(plan.windowRows(band), sources * lanes);
  }

  /** Deals the arrays out for a band; what they hold is undefined. */
  void begin(Band band) {
    rows = plan.windowRows(band);
    panelsPerChunk = chunkValues / panelValues(band);
  }

  /** The array that holds a panel of the band, counted from its first. */
  A array(int panelOfBand) {
    return chunks.get(panelOfBand / panelsPerChunk);
  }

  /** Where the row against the first of all sides is in that array; the others follow. */
  int offset(int panelOfBand, int source) {
    return (panelOfBand % panelsPerChunk * sources + source) * rows * lanes;
  }
}
