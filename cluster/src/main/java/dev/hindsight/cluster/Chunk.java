package dev.hindsight.cluster;

import java.io.Serializable;

/**
 * Trials for one task: some blocks, one after another.
 *
 * @param number among the chunks of a wave, from 0
 * @param seed of the run
 * @param from the first trial
 * @param to one past the last
 */
record Chunk(int number, long seed, long from, long to) implements Serializable {
  private static final long serialVersionUID = 1;
}
