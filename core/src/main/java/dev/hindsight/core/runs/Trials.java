package dev.hindsight.core.runs;

import java.util.function.Supplier;

/**
 * Many independent random experiments, run by a crew and counted in one tally.
 *
 * <pre>{@code
 * Moments pips = Trials.of(TrialRange.of(seed, 1_000_000), Moments::new,
 *         (index, random, tally) -> tally.add(random.nextInt(6) + random.nextInt(6) + 2))
 *     .inBlocksOf(1_000)
 *     .run(crew);
 * }</pre>
 *
 * <p>The result is a function of the range and the trial alone: trial n gets the generator {@link
 * TrialRandom#of} (seed, n), every block counts in a tally of its own, and the tallies are merged
 * in the order of the blocks. Number of threads, block size and interruptions do not show.
 */
public final class Trials<T extends Mergeable<T>> {
  private static final int DEFAULT_BLOCK_SIZE = 64;

  /** Finished blocks, per worker, that may wait for a slower one before them. */
  private static final int EARLY_BLOCKS_PER_WORKER = 4;

  private final TrialRange range;
  private final Supplier<T> emptyTally;
  private final Trial<T> trial;
  private final int blockSize;
  private final String task;
  private final String unit;

  private Trials(
      TrialRange range,
      Supplier<T> emptyTally,
      Trial<T> trial,
      int blockSize,
      String task,
      String unit) {
    this.range = range;
    this.emptyTally = emptyTally;
    this.trial = trial;
    this.blockSize = blockSize;
    this.task = task;
    this.unit = unit;
  }

  /** {@code emptyTally} makes a tally that has seen nothing, each time a new one. */
  public static <T extends Mergeable<T>> Trials<T> of(
      TrialRange range, Supplier<T> emptyTally, Trial<T> trial) {
    return new Trials<>(range, emptyTally, trial, DEFAULT_BLOCK_SIZE, "trials", "trials");
  }

  /**
   * As many trials share one tally before it is merged. Choose blocks of some milliseconds; larger
   * ones where a tally is large, because each block makes one.
   */
  public Trials<T> inBlocksOf(int trials) {
    if (trials < 1) {
      throw new IllegalArgumentException("A block needs at least 1 trial, not " + trials + ".");
    }
    return new Trials<>(range, emptyTally, trial, trials, task, unit);
  }

  /** What progress calls it, for instance {@code named("duel", "pairs")}. */
  public Trials<T> named(String task, String unit) {
    return new Trials<>(range, emptyTally, trial, blockSize, task, unit);
  }

  /**
   * The same trials, taken up where an earlier process left them: their tally is saved as the part
   * {@code name} of {@code checkpoints} after every {@code trials} trials or somewhat more, at the
   * end, and when the run is cancelled or fails.
   */
  public ResumableTrials<T> checkpointed(
      Checkpoints checkpoints, String name, TallyCodec<T> codec, long trials) {
    return new ResumableTrials<>(
        this, new TallyCheckpoint<>(checkpoints, name, codec, range), trials);
  }

  /** Runs all trials of the range. */
  public T run(Crew crew) {
    TallyPrefix<T> prefix = prefix(range.first(), emptyTally.get(), (total, next) -> {}, crew);
    extend(prefix, crew);
    return prefix.total();
  }

  T emptyTally() {
    return emptyTally.get();
  }

  TrialRange range() {
    return range;
  }

  /** The state of a run that has done the trials before {@code next}, with {@code start}. */
  TallyPrefix<T> prefix(long next, T start, TallyPrefix.Listener<T> listener, Crew crew) {
    return new TallyPrefix<>(start, next, EARLY_BLOCKS_PER_WORKER * crew.threads(), listener);
  }

  /** Runs what is missing from the prefix, up to the end of the range. */
  void extend(TallyPrefix<T> prefix, Crew crew) {
    long next = prefix.next();
    crew.progress().begin(task, range.count(), unit);
    try {
      if (next > range.first()) {
        crew.progress().advance(next - range.first());
      }
      crew.sweep(
          range.end() - next,
          blockSize,
          (from, to, worker) -> runBlock(next + from, next + to, prefix));
    } finally {
      crew.progress().end();
    }
  }

  private void runBlock(long from, long to, TallyPrefix<T> prefix) {
    try {
      T tally = emptyTally.get();
      for (long index = from; index < to; index++) {
        trial.run(index, TrialRandom.of(range.seed(), index), tally);
      }
      prefix.deliver(from, to, tally);
    } catch (Throwable failed) {
      prefix.abandon();
      throw failed;
    }
  }
}
