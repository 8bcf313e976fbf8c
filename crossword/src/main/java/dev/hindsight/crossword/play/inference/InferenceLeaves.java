package dev.hindsight.crossword.play.inference;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.table.derivation.DrawConvention;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;

/**
 * Leave values for the tiles that were left when somebody moved, to judge his move by.
 *
 * <p>The mover saw the board and his own rack, and the rack differs from candidate to candidate:
 * values of what he did not see would have to be derived for each of a million. One table is
 * derived instead, for all tiles that were not on the board, with the leave taken out of them (the
 * pool convention): what he kept cannot be drawn again, what the inferrer holds can, because the
 * mover does not know that. The tiles that he played count as if still to be drawn, which is the
 * only difference: at most seven tiles of those left.
 */
public final class InferenceLeaves {
  private InferenceLeaves() {}

  public static Evaluation derive(LeaveDerivation derivation, Observation observation, Crew crew) {
    return new StaticEvaluation(
        observation.position().rules(),
        derivation.derive(observation.offBoard(), DrawConvention.POOL, crew));
  }
}
