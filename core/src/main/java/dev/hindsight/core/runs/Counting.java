package dev.hindsight.core.runs;

import java.util.function.Supplier;

/**
 * What a run counts: a trial, the tally that it leaves its outcome in, and how such a tally is
 * turned into arrays. A process makes one and runs any number of trials with it.
 *
 * @param emptyTally makes a tally that has seen nothing, each time a new one
 * @param trial any number of threads run it at once
 * @param codec what a tally looks like in a checkpoint, in a part and on its way between machines
 */
public record Counting<T extends Mergeable<T>>(
    Supplier<T> emptyTally, Trial<T> trial, TallyCodec<T> codec) {
  /** What is counted in this process and nowhere else, and kept by nobody. */
  static <T extends Mergeable<T>> Counting<T> here(Supplier<T> emptyTally, Trial<T> trial) {
    return new Counting<>(emptyTally, trial, new NoCodec<>());
  }

  /**
   * Adds the trials {@code from} to below {@code to} to a tally, or those before the cancellation
   * was raised: a block may be seconds long.
   *
   * @return the first trial that was not run
   */
  long count(long seed, long from, long to, T tally, Cancellation cancellation) {
    long index = from;
    while (index < to && !cancellation.isCancelled()) {
      trial.run(index, TrialRandom.of(seed, index), tally);
      index++;
    }
    return index;
  }

  private static final class NoCodec<T> implements TallyCodec<T> {
    @Override
    public NamedArrays encode(T tally) {
      throw new IllegalStateException("These trials were declared without a codec.");
    }

    @Override
    public T decode(NamedArrays arrays) {
      throw new IllegalStateException("These trials were declared without a codec.");
    }
  }
}
