package dev.hindsight.workbench;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How much is played in a duel.
 *
 * @param pairs of games
 * @param seed of all chance in them
 * @param checkpoint beside which progress is kept, so that a stopped duel goes on from there
 */
public record DuelPlan(long pairs, long seed, Optional<Path> checkpoint) {
  public DuelPlan {
    if (pairs < 1) {
      throw new IllegalArgumentException("a duel needs at least 1 pair of games, not " + pairs);
    }
  }

  /** A duel that keeps no progress. */
  public static DuelPlan of(long pairs, long seed) {
    return new DuelPlan(pairs, seed, Optional.empty());
  }
}
