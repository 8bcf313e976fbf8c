package dev.hindsight.core.runs;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/** A tally for tests: how often each remainder came up, and an exact sum that shows every bit. */
final class HistogramTally implements Mergeable<HistogramTally> {
  static final int CELLS = 101;

  static final Counting<HistogramTally> COUNTING = counting(HistogramTally::run);

  final long[] counts;
  long sum;

  HistogramTally() {
    this(new long[CELLS], 0);
  }

  private HistogramTally(long[] counts, long sum) {
    this.counts = counts;
    this.sum = sum;
  }

  static Counting<HistogramTally> counting(Trial<HistogramTally> trial) {
    return new Counting<>(HistogramTally::new, trial, new Codec());
  }

  /** The trial that fills it: a varying number of draws, all of which matter. */
  static void run(long index, RandomGenerator random, HistogramTally tally) {
    for (int draws = 1 + random.nextInt(5); draws > 0; draws--) {
      long drawn = random.nextLong();
      tally.sum += drawn ^ index;
      tally.counts[(int) Long.remainderUnsigned(drawn, CELLS)]++;
    }
  }

  @Override
  public void merge(HistogramTally other) {
    for (int cell = 0; cell < CELLS; cell++) {
      counts[cell] += other.counts[cell];
    }
    sum += other.sum;
  }

  static final class Codec implements TallyCodec<HistogramTally> {
    @Override
    public NamedArrays encode(HistogramTally tally) {
      return NamedArrays.of().with("counts", tally.counts).with("sum", new long[] {tally.sum});
    }

    @Override
    public HistogramTally decode(NamedArrays arrays) {
      if (arrays.longs("counts").length != CELLS || arrays.longs("sum").length != 1) {
        throw new IllegalArgumentException("not a histogram of " + CELLS + " cells");
      }
      return new HistogramTally(arrays.longs("counts"), arrays.longs("sum")[0]);
    }
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof HistogramTally other
        && sum == other.sum
        && Arrays.equals(counts, other.counts);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(sum) + Arrays.hashCode(counts);
  }
}
