package dev.hindsight.core.runs;

import java.util.function.Supplier;

/**
 * Many independent random experiments, run by a {@link Workforce} and counted in one tally.
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
  private final Counting<T> counting;
  private final int blockSize;
  private final Task task;
  private final NamedArrays luggage;

  /**
   * What progress calls the trials.
   *
   * @param isWhole whether they are all of the task, and not a round of a longer one
   * @param after trials of the same job that come after these
   */
  private record Task(String name, String unit, boolean isWhole, long after) {}

  private Trials(
      TrialRange range, Counting<T> counting, int blockSize, Task task, NamedArrays luggage) {
    this.range = range;
    this.counting = counting;
    this.blockSize = blockSize;
    this.task = task;
    this.luggage = luggage;
  }

  /** Trials that any workforce can run. */
  public static <T extends Mergeable<T>> Trials<T> of(TrialRange range, Counting<T> counting) {
    return new Trials<>(
        range,
        counting,
        DEFAULT_BLOCK_SIZE,
        new Task("trials", "trials", true, 0),
        NamedArrays.of());
  }

  /**
   * Trials that are run in this process and not kept.
   *
   * @param emptyTally makes a tally that has seen nothing, each time a new one
   */
  public static <T extends Mergeable<T>> Trials<T> of(
      TrialRange range, Supplier<T> emptyTally, Trial<T> trial) {
    return of(range, Counting.here(emptyTally, trial));
  }

  /**
   * This many trials share one tally before it is merged. Choose blocks of some milliseconds;
   * larger ones where a tally is large, because each block makes one.
   */
  public Trials<T> inBlocksOf(int trials) {
    if (trials < 1) {
      throw new IllegalArgumentException("A block needs at least 1 trial, not " + trials + ".");
    }
    return new Trials<>(range, counting, trials, task, luggage);
  }

  /** What progress calls it, for instance {@code named("duel", "pairs")}. */
  public Trials<T> named(String task, String unit) {
    return new Trials<>(range, counting, blockSize, new Task(task, unit, true, 0), luggage);
  }

  /** Trials of a longer task, whose beginning and end are told to progress by the caller. */
  public Trials<T> asRound() {
    return new Trials<>(
        range, counting, blockSize, new Task(task.name, task.unit, false, 0), luggage);
  }

  /**
   * For the time left: this many trials of the same job come after these, such as a generation's.
   */
  public Trials<T> followedBy(long trials) {
    Task longer = new Task(task.name, task.unit, task.isWhole, trials);
    return new Trials<>(range, counting, blockSize, longer, luggage);
  }

  /**
   * What workers elsewhere need to make the same trial, besides the plan of the run: what an
   * earlier round has found.
   */
  public Trials<T> carrying(NamedArrays found) {
    return new Trials<>(range, counting, blockSize, task, found);
  }

  /**
   * These trials, resumed where an earlier process left them: their tally is saved as the part
   * {@code name} of {@code checkpoints} after every {@code trials} trials or somewhat more, after a
   * minute if they take longer, at the end, and when the run is cancelled or fails.
   */
  public ResumableTrials<T> checkpointed(Checkpoints checkpoints, String name, long trials) {
    return new ResumableTrials<>(
        this,
        new TallyCheckpoint<>(checkpoints, name, counting.codec(), range),
        trials,
        new LastSave(ResumableTrials.MOST_LOST, System::nanoTime));
  }

  /** Runs all trials of the range. */
  public T run(Workforce workers) {
    TallyPrefix<T> prefix =
        prefix(range.first(), counting.emptyTally().get(), (total, next) -> {}, workers);
    extend(prefix, workers);
    return prefix.total();
  }

  public TrialRange range() {
    return range;
  }

  public Counting<T> counting() {
    return counting;
  }

  public int blockSize() {
    return blockSize;
  }

  /** What {@link #carrying} gave. */
  public NamedArrays luggage() {
    return luggage;
  }

  /** The state of a run that has done the trials before {@code next}, with {@code start}. */
  TallyPrefix<T> prefix(long next, T start, TallyPrefix.Listener<T> listener, Workforce workers) {
    return new TallyPrefix<>(start, next, EARLY_BLOCKS_PER_WORKER * workers.size(), listener);
  }

  /** Has what is missing from the prefix run, up to the end of the range. */
  void extend(TallyPrefix<T> prefix, Workforce workers) {
    if (!task.isWhole) {
      workers.extend(this, prefix);
      return;
    }
    Progress progress = workers.progress();
    progress.begin(task.name, range.count(), task.unit, task.after);
    try {
      if (prefix.next() > range.first()) {
        progress.resumed(prefix.next() - range.first());
      }
      workers.extend(this, prefix);
    } finally {
      progress.end();
    }
  }
}
