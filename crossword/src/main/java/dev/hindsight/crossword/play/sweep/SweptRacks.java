package dev.hindsight.crossword.play.sweep;

/** What the best move of every rack that can be drawn from a pool is worth on one board. */
public final class SweptRacks {
  private final RackPrefixes racks;
  private final int[] bestMillipoints;

  /**
   * @param bestMillipoints by number of the rack; maybe longer than there are racks
   */
  public SweptRacks(RackPrefixes racks, int[] bestMillipoints) {
    this.racks = racks;
    this.bestMillipoints = bestMillipoints;
  }

  /** Which racks there are, and their numbers. */
  public RackPrefixes racks() {
    return racks;
  }

  /**
   * By number: the static equity of the best move, the same that a search finds; that of a pass if
   * there is nothing else. Maybe longer than there are racks, not to be written, and valid until
   * the next sweep of the same {@link RackSweep}.
   */
  public int[] bestMillipoints() {
    return bestMillipoints;
  }
}
