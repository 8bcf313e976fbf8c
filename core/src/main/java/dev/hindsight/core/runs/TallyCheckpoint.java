package dev.hindsight.core.runs;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;

/**
 * The tally of a contiguous beginning of a range of trials, as one part of some {@link
 * Checkpoints}: the arrays of the tally, and before them {@code checkpoint.trials}, which holds
 * seed, first trial, number of trials and next trial.
 */
final class TallyCheckpoint<T> {
  private static final String TRIALS = "checkpoint.trials";

  private final Checkpoints checkpoints;
  private final String name;
  private final TallyCodec<T> codec;
  private final TrialRange range;

  TallyCheckpoint(Checkpoints checkpoints, String name, TallyCodec<T> codec, TrialRange range) {
    this.checkpoints = checkpoints;
    this.name = name;
    this.codec = codec;
    this.range = range;
  }

  /** The tally of the trials before {@code next}. */
  record State<T>(long next, T tally) {}

  Optional<State<T>> find() throws IOException {
    NamedArrays arrays = checkpoints.find(name).orElse(null);
    if (arrays == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(new State<>(nextTrial(arrays.longs(TRIALS)), codec.decode(arrays)));
    } catch (IllegalArgumentException misfit) {
      throw checkpoints.unusable(
          name, "its tally is not one of this run: " + misfit.getMessage(), misfit);
    }
  }

  void save(T tally, long next) throws IOException {
    long[] trials = {range.seed(), range.first(), range.count(), next};
    NamedArrays arrays = NamedArrays.of().with(TRIALS, trials);
    checkpoints.save(name, arrays.withAll(codec.encode(tally)));
  }

  private long nextTrial(long[] trials) {
    if (trials.length != 4
        || trials[0] != range.seed()
        || trials[1] != range.first()
        || trials[2] != range.count()
        || trials[3] < range.first()
        || trials[3] > range.end()) {
      throw new IllegalArgumentException(
          "seed, first trial, number of trials and next trial are "
              + Arrays.toString(trials)
              + ", but this run has "
              + range);
    }
    return trials[3];
  }
}
