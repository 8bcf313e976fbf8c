package dev.hindsight.crossword.play.simulation;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.evaluate.BagCorrection;
import dev.hindsight.crossword.play.evaluate.CorrectedEvaluation;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;

/**
 * Leave values that follow the bag without a derivation: on every turn of a playout those of one
 * table are corrected for the tiles that the player on turn does not see, see {@link
 * BagCorrection}.
 */
public final class CorrectedLeaves implements LeaveSource {
  private final StaticEvaluation evaluation;
  private final BagCorrection correction;
  private final int[] unseen;

  private CorrectedLeaves(StaticEvaluation evaluation, int[] bag, int[] unseen) {
    this.evaluation = evaluation;
    this.correction = new BagCorrection(evaluation.leaves(), bag);
    this.unseen = unseen;
  }

  /** Beginning with values for a full bag. */
  public static LeaveSource ofFullBag(StaticEvaluation evaluation, SimulatedPosition root) {
    return new CorrectedLeaves(evaluation, root.rules().tiles().counts(), root.unseen());
  }

  /**
   * Beginning with values derived for the tiles unseen at the root.
   *
   * @param otherwise what counts besides leave values
   */
  public static LeaveSource derive(
      LeaveDerivation derivation, SimulatedPosition root, StaticEvaluation otherwise, Crew crew) {
    int[] unseen = root.unseen();
    StaticEvaluation derived =
        otherwise.withLeaves(derivation.derive(unseen, DrawConvention.HELD_APART, crew));
    return new CorrectedLeaves(derived, unseen, unseen);
  }

  @Override
  public Evaluation root() {
    CorrectedEvaluation corrected = new CorrectedEvaluation(evaluation, correction);
    corrected.setBag(unseen);
    return corrected;
  }

  @Override
  public TurnLeaves openTurns() {
    CorrectedEvaluation corrected = new CorrectedEvaluation(evaluation, correction);
    int[] now = new int[unseen.length];
    return (seat, playout) -> {
      playout.countUnseen(seat, now);
      corrected.setBag(now);
      return corrected;
    };
  }
}
