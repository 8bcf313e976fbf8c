package dev.hindsight.core.runs;

/**
 * Who runs the blocks of {@link Trials}: the {@link Crew} of this process, or machines elsewhere.
 * Whoever it is hands the tallies in to the same {@link TallyPrefix}, so that the result, the
 * checkpoints and being taken up again are the same for all.
 */
public interface Workforce {
  /** How many blocks are worked on at once. */
  int size();

  /** Told of blocks that are done, of what was saved, and of what went wrong and was mended. */
  Progress progress();

  /**
   * Runs what is missing from {@code total}, from {@link TallyPrefix#next} to the end of the range,
   * and hands in the tally of every block. Returns when all are in.
   *
   * @throws CancelledException if the work was stopped before
   */
  <T extends Mergeable<T>> void extend(Trials<T> trials, TallyPrefix<T> total);
}
