package dev.hindsight.crossword.play.inference;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;

/**
 * Leave values for the tiles that were left when somebody moved, to judge the move by.
 *
 * <p>Movers see the board and their own rack, and the rack differs from candidate to candidate:
 * values for the tiles unseen would have to be derived for each of a million. One table is derived
 * instead, for all tiles that were not on the board, with the leave taken out of them (the pool
 * convention): what the mover kept cannot be drawn again, but what the inferrer holds can, because
 * the mover does not know that. Only the tiles played are counted wrongly, as if still to be drawn:
 * at most seven of those left.
 */
public final class InferenceLeaves {
  private InferenceLeaves() {}

  /**
   * Derives them.
   *
   * @param otherwise what counts besides leave values
   */
  public static StaticEvaluation derive(
      LeaveDerivation derivation, Observation observation, StaticEvaluation otherwise, Crew crew) {
    return otherwise.withLeaves(
        derivation.derive(observation.offBoard(), DrawConvention.POOL, crew));
  }
}
