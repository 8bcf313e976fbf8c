package dev.hindsight.oware.build;

import dev.hindsight.oware.table.SolvedLayers;

/** What boards of smaller layers are worth to their mover: all of them, or those at hand. */
interface SolvedValues {
  /** The answer to a board that is not at hand. */
  int ABSENT = Integer.MIN_VALUE;

  /** Net seeds for the mover, or {@link #ABSENT}. */
  int find(int seeds, long rank);

  /** All boards of layers in memory. */
  static SolvedValues of(SolvedLayers layers) {
    return (seeds, rank) -> layers.value(seeds, (int) rank);
  }
}
