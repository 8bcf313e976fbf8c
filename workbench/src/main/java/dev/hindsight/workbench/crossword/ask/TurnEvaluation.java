package dev.hindsight.workbench.crossword.ask;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.play.evaluate.CandidateEvaluation;
import dev.hindsight.crossword.play.evaluate.Evaluation;
import dev.hindsight.crossword.play.evaluate.StaticEvaluation;
import dev.hindsight.crossword.rules.letters.TileCounts;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.derivation.CandidateLeaves;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;
import dev.hindsight.workbench.crossword.files.BagLeaves;
import dev.hindsight.workbench.crossword.files.LoadedEquipment;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What moves are worth to the two players of a turn: with leaves for the tiles unseen where there
 * are rack equities, or else with those of a full bag. One thread at a time.
 */
final class TurnEvaluation {
  private final Equipment equipment;
  private final StaticEvaluation evaluation;
  private final @Nullable LeaveDerivation derivation;

  /** Whether leaves for a full bag come from the same rack equities, not from the equipment. */
  private final boolean derivesFullBag;

  private final @Nullable String leavesName;

  /** Of the last question: the next is often about the same tiles. */
  private @Nullable Derived derived;

  /**
   * @param bagLeaves where leaves for the tiles unseen come from; null for those of a full bag
   * @param derivesFullBag whether what a leave is worth with a full bag comes from there too, not
   *     from the equipment
   */
  TurnEvaluation(LoadedEquipment loaded, @Nullable BagLeaves bagLeaves, boolean derivesFullBag) {
    this.derivesFullBag = derivesFullBag;
    this.equipment = loaded.equipment();
    this.evaluation = equipment.staticEvaluation();
    this.derivation = bagLeaves == null ? null : bagLeaves.derivation();
    this.leavesName = bagLeaves == null ? loaded.leavesName() : bagLeaves.text();
  }

  /** Leaves for the tiles that the player on turn does not see, and those of a full bag. */
  @SuppressWarnings("ArrayRecordComponent") // never compared, and nobody else has it
  private record Derived(
      int[] rack, TileCounts unseen, CandidateLeaves leaves, @Nullable CandidateLeaves fullBag) {}

  /** Whose leaves they are, for people; null if leaves count 0. */
  @Nullable String leavesName() {
    return leavesName;
  }

  boolean isForTheBag() {
    return derivation != null;
  }

  /** With leaves of a full bag, whatever there is. */
  StaticEvaluation ofFullBag() {
    return evaluation;
  }

  /**
   * To the player on turn.
   *
   * @param rack his tiles by letter
   * @param unseen what he does not see
   */
  Evaluation ofMover(int[] rack, TileCounts unseen) {
    if (derivation == null) {
      return evaluation;
    }
    Derived known = derived;
    if (known == null || !Arrays.equals(known.rack, rack) || !known.unseen.equals(unseen)) {
      try (Crew alone = new Crew(1)) {
        CandidateLeaves leaves =
            derivation.deriveCandidates(rack, unseen.counts(), DrawConvention.HELD_APART, alone);
        CandidateLeaves fullBag =
            derivesFullBag
                ? derivation.deriveCandidates(
                    rack, equipment.rules().tiles().counts(), DrawConvention.POOL, alone)
                : null;
        known = new Derived(rack.clone(), unseen, leaves, fullBag);
        derived = known;
      }
    }
    return new CandidateEvaluation(evaluation, known.leaves, equipment.rules().tiles());
  }

  /** What a leave of the last mover's is worth with a full bag. */
  int fullBagMillipoints(int[] leave) {
    Derived known = derived;
    if (known != null && known.fullBag != null) {
      return known.fullBag.millipoints(leave);
    }
    LeaveTable leaves = equipment.leaves();
    return leaves.millipoints(leaves.index().rank(leave));
  }

  /** To the opponent, whose tiles are some of those unseen. */
  StaticEvaluation ofOpponent(TileCounts unseen, Crew crew) {
    return derivation == null
        ? evaluation
        : equipment
            .withLeaves(derivation.derive(unseen.counts(), DrawConvention.POOL, crew))
            .staticEvaluation();
  }
}
