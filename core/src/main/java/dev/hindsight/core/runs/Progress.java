package dev.hindsight.core.runs;

import java.util.Map;

/**
 * Receives how far long work has come: a bar on a terminal, a test, or nobody ({@link #SILENT}).
 *
 * <pre>{@code
 * progress.begin("layer 9", 167_960, "states");
 * ... progress.advance(1_000) ...
 * progress.end();
 * }</pre>
 *
 * <p>{@link #advance} is called by worker threads, at most once per block: implementations must be
 * safe for threads. {@link #begin} and {@link #end} are called by the thread that leads the work;
 * {@code end} also when the work failed or was cancelled, so the amounts may fall short of the
 * total, but never exceed it.
 */
public interface Progress {
  /** Hears everything, says nothing. */
  Progress SILENT =
      new Progress() {
        @Override
        public void begin(String task, long total, String unit) {}

        @Override
        public void advance(long amount) {}

        @Override
        public void end() {}
      };

  /** A task of {@code total} units starts, for instance 167,960 "states". */
  void begin(String task, long total, String unit);

  /**
   * A task starts that is part of a longer job.
   *
   * @param after units that come after this task and take about as long: those of the generations
   *     to come, say
   */
  default void begin(String task, long total, String unit, long after) {
    begin(task, total, unit);
  }

  /** An earlier process has done this many units, which does not tell how fast this one is. */
  default void resumed(long amount) {
    advance(amount);
  }

  /** Another {@code amount} of units is done. */
  void advance(long amount);

  /** What was done before unit {@code next} of the task is on the disk. */
  default void saved(long next) {}

  /** Something went wrong that costs time and nothing else, such as a machine that was lost. */
  default void mended(String fault) {}

  /**
   * Something was measured on the way, such as what a generation learnt: figures by their names.
   */
  default void measured(Map<String, Double> figures) {}

  /** So many threads, slots or processes take part from now on. */
  default void workers(int count) {}

  /** The task is over, finished or not. */
  void end();
}
