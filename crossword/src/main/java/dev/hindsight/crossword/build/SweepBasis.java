package dev.hindsight.crossword.build;

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
  RackExpectations expectations() {
    return racks.map(RackExpectations::of).orElseGet(RackExpectations::none);
  }
}
