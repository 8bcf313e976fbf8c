package dev.hindsight.crossword.play.players;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.CandidateEvaluation;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.rules.letters.TileSet;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;

/** Leave values derived for the tiles unseen, those of the mover's rack alone. */
record DerivedLeaves(StaticEvaluation otherwise, TileSet tiles, LeaveDerivation derivation)
    implements LanePlayer.Leaves {
  DerivedLeaves(Equipment equipment, LeaveDerivation derivation) {
    this(equipment.staticEvaluation(), equipment.rules().tiles(), derivation);
  }

  @Override
  public Evaluation of(int[] rack, int[] unseen, boolean emptyBag) {
    if (emptyBag) {
      return otherwise;
    }
    try (Crew alone = new Crew(1)) {
      return new CandidateEvaluation(
          otherwise,
          derivation.deriveCandidates(rack, unseen, DrawConvention.HELD_APART, alone),
          tiles);
    }
  }

  @Override
  public boolean follow() {
    return true;
  }
}
