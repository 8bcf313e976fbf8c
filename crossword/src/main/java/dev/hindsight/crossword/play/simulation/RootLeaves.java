package dev.hindsight.crossword.play.simulation;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;

/**
 * Leave values derived once for the tiles that are unseen at the root, and used for all playouts.
 *
 * <p>The mover's own tiles are not among the unseen ones: held apart. The opponent's are: pool. In
 * a playout both tables are a few draws behind, which for some plies is still far nearer to the
 * truth than a full bag.
 */
public final class RootLeaves {
  private RootLeaves() {}

  /**
   * Derives both.
   *
   * @param otherwise what counts besides leave values
   */
  public static LeaveSource derive(
      LeaveDerivation derivation, SimulatedPosition root, StaticEvaluation otherwise, Crew crew) {
    int[] unseen = root.unseen();
    return LeaveSource.bySeat(
        otherwise.withLeaves(derivation.derive(unseen, DrawConvention.HELD_APART, crew)),
        otherwise.withLeaves(derivation.derive(unseen, DrawConvention.POOL, crew)));
  }
}
