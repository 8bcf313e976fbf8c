package dev.hindsight.core.runs;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A training of a table, whose games or positions others can count.
 *
 * @param <T> the tally of what is counted
 * @param <O> what came of it
 */
public interface SharedTraining<T extends Mergeable<T>, O> {
  /**
   * What is counted in a round.
   *
   * @param luggage what the round goes by, which earlier ones have found
   */
  Counting<T> counting(NamedArrays luggage);

  /**
   * The luggage of a training that is a single round, and so can be counted in parts.
   *
   * @throws IllegalArgumentException if it is more; the message says what to do
   */
  NamedArrays onlyRound();

  /**
   * Trains what is not yet done, and writes the table.
   *
   * @param workers who count
   * @param crew who make a table of it
   */
  O build(Path target, Workforce workers, Crew crew) throws IOException;

  /** Trains and writes the table in this process alone. */
  default O build(Path target, Crew crew) throws IOException {
    return build(target, crew, crew);
  }

  /** Writes the table of the only round, whoever has counted it. */
  O seal(T counted, Path target, Crew crew) throws IOException;
}
