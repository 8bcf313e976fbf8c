package dev.hindsight.crossword.play.players;

import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.BagCorrection;
import dev.hindsight.crossword.play.evaluate.CorrectedEvaluation;
import dev.hindsight.crossword.play.evaluate.Evaluation;

/** Leave values of a full bag, corrected for the tiles unseen: see {@link BagCorrection}. */
record FollowedLeaves(CorrectedEvaluation evaluation) implements LanePlayer.Leaves {
  FollowedLeaves(Equipment equipment, BagCorrection correction) {
    this(new CorrectedEvaluation(equipment.staticEvaluation(), correction));
  }

  @Override
  public Evaluation of(int[] rack, int[] unseen, boolean emptyBag) {
    evaluation.setBag(unseen);
    return evaluation;
  }

  @Override
  public boolean follow() {
    return true;
  }
}
