package dev.hindsight.workbench.runs;

import dev.hindsight.core.runs.Counting;
import dev.hindsight.core.runs.Crew;
import dev.hindsight.core.runs.Mergeable;
import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.core.runs.RunPlan;
import dev.hindsight.core.runs.Workforce;
import java.io.IOException;
import java.nio.file.Path;

/**
 * A run with all that it needs in memory. Counting and sealing are two steps, so that others can do
 * the first.
 *
 * @param <T> the tally of its trials
 * @param <R> what there is to say of it afterwards
 */
public interface CountedRun<T extends Mergeable<T>, R> {
  /**
   * What it is, written down.
   *
   * @throws IllegalArgumentException if it cannot be repeated elsewhere; the message says why
   */
  RunPlan plan() throws IOException;

  /**
   * What is counted in a round.
   *
   * @param luggage what earlier rounds have found, as {@code Trials.luggage} has it
   */
  Counting<T> counting(NamedArrays luggage);

  /**
   * The luggage of a run of one round, all trials of which can be counted apart.
   *
   * @throws IllegalArgumentException if there are several; the message says what to do
   */
  NamedArrays onlyRound();

  /** Counts all, from where an earlier process left it, and writes the file. */
  R run(Path target, Workforce workers, Crew crew) throws IOException;

  /** Writes the file of the only round, whoever has counted it. */
  R seal(T counted, Path target, Crew crew) throws IOException;
}
