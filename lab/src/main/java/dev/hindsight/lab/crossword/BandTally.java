package dev.hindsight.lab.crossword;

import dev.hindsight.core.measure.GroupedSums;
import dev.hindsight.core.runs.Mergeable;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What turns told, by band of {@link UnseenBands} and over all of them; games are the groups. */
final class BandTally implements Mergeable<BandTally> {
  private final GroupedSums[] bands;
  private final GroupedSums all;

  BandTally(int bands, int figures) {
    this.bands = new GroupedSums[bands];
    Arrays.setAll(this.bands, band -> new GroupedSums(figures));
    this.all = new GroupedSums(figures);
  }

  /** Another game, by band and figure. */
  void add(long[][] game) {
    long[] total = new long[game[0].length];
    for (int band = 0; band < bands.length; band++) {
      bands[band].add(game[band]);
      for (int figure = 0; figure < total.length; figure++) {
        total[figure] += game[band][figure];
      }
    }
    all.add(total);
  }

  @Override
  public void merge(BandTally other) {
    for (int band = 0; band < bands.length; band++) {
      bands[band].merge(other.bands[band]);
    }
    all.merge(other.all);
  }

  GroupedSums band(int band) {
    return bands[band];
  }

  GroupedSums all() {
    return all;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof BandTally other
        && Arrays.equals(bands, other.bands)
        && all.equals(other.all);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bands);
  }
}
