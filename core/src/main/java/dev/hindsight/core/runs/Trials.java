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

  /** Runs all trials of the range. */
  public T run(Crew crew) {
    return runFrom(range.first(), emptyTally.get(), (total, next) -> {}, crew).total();
  }

  /** Runs the trials from {@code next} on, on top of {@code start}, the tally of those before. */
  private TallyPrefix<T> runFrom(long next, T start, TallyPrefix.Listener<T> listener, Crew crew) {
    TallyPrefix<T> prefix =
        new TallyPrefix<>(start, next, EARLY_BLOCKS_PER_WORKER * crew.threads(), listener);
    crew.progress().begin(task, range.count(), unit);
    try {
      crew.progress().advance(next - range.first());
      crew.sweep(
          range.end() - next,
          blockSize,
          (from, to, worker) -> runBlock(next + from, next + to, prefix));
    } finally {
      crew.progress().end();
    }
    return prefix;
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
