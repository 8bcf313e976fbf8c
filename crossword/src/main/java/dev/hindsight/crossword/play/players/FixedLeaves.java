package dev.hindsight.crossword.play.players;

import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.Evaluation;

/** Leave values of a full bag, whatever is left. */
record FixedLeaves(Evaluation evaluation) implements LanePlayer.Leaves {
  FixedLeaves(Equipment equipment) {
    this(equipment.staticEvaluation());
  }

  @Override
  public Evaluation of(int[] rack, int[] unseen, boolean emptyBag) {
    return evaluation;
  }

  @Override
  public boolean follow() {
    return false;
  }
}
