package dev.hindsight.lab.crossword;

import dev.hindsight.core.measure.GroupedSums;

/** The figures of an experiment, by the number of tiles unseen and over all. */
public final class BandSums {
  private final UnseenBands bands;
  private final BandTally tally;

  BandSums(UnseenBands bands, BandTally tally) {
    this.bands = bands;
    this.tally = tally;
  }

  public UnseenBands bands() {
    return bands;
  }

  /** Of the turns with this many tiles unseen; games are the groups. */
  public GroupedSums band(int band) {
    return tally.band(band);
  }

  /** Of all turns. */
  public GroupedSums all() {
    return tally.all();
  }
}
