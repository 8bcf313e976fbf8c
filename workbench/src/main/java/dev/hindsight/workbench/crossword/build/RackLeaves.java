package dev.hindsight.workbench.crossword.build;

import dev.hindsight.core.runs.Crew;
import dev.hindsight.crossword.table.DrawConvention;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import dev.hindsight.crossword.table.derivation.LeaveDerivation;

/** The leaves that a training goes on from. */
final class RackLeaves {
  private RackLeaves() {}

  /** Those that rack equities give for a full bag: a second of one thread. */
  static LeaveTable ofFullBag(RackEquityTable racks) {
    try (Crew alone = new Crew(1)) {
      return new LeaveDerivation(racks).derive(racks.tiles().counts(), DrawConvention.POOL, alone);
    }
  }
}
