package dev.hindsight.crossword.build;

import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import java.util.Optional;

/**
 * What a generation of sweeps goes by.
 *
 * @param leaves that its players play and value with
 * @param racks what is expected of racks, if anything is known of them
 */
record SweepBasis(LeaveTable leaves, Optional<RackEquityTable> racks) {
  private static final String LEAVES = "leaves";
  private static final String EQUITIES = "equities";

  /** As arrays, for those who sweep elsewhere. */
  NamedArrays toArrays() {
    NamedArrays arrays = NamedArrays.of().with(LEAVES, leaves.values());
    return racks.isPresent() ? arrays.with(EQUITIES, racks.get().values()) : arrays;
  }

  /** The basis that was turned into arrays; how often racks were seen is not kept. */
  static SweepBasis of(NamedArrays arrays, LeaveTable like, RackIndex index) {
    Optional<RackEquityTable> racks =
        arrays.has(EQUITIES)
            ? Optional.of(withEquities(index, arrays.ints(EQUITIES)))
            : Optional.empty();
    return new SweepBasis(LeaveTable.of(like.index(), arrays.ints(LEAVES)), racks);
  }

  private static RackEquityTable withEquities(RackIndex index, int[] equities) {
    return RackEquityTable.owning(index, "", equities, new int[equities.length]);
  }

  RackExpectations expectations() {
    return racks.map(RackExpectations::of).orElseGet(RackExpectations::none);
  }
}
