package dev.hindsight.crossword.build;

import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What the players of one generation go by: the leaves of a full bag alone, or besides rack
 * equities from which they derive leaves for the tiles unseen, turn by turn.
 *
 * @param leaves of a full bag
 * @param racks to derive from; empty for static players
 */
record GenerationPlayers(LeaveTable leaves, Optional<RackEquityTable> racks) {
  boolean isDynamic() {
    return racks.isPresent();
  }

  /** The players of the next generation, of the same sort, that go by what this one has found. */
  GenerationPlayers next(LeaveTable foundLeaves, RackEquityTable foundRacks) {
    return new GenerationPlayers(foundLeaves, racks.map(older -> foundRacks));
  }

  /** Makes games between such players; any thread may ask. */
  Supplier<SelfPlay> games(Equipment start) {
    Equipment equipment = start.withLeaves(leaves);
    if (racks.isEmpty()) {
      return () -> new StaticGame(equipment);
    }
    RackEquityTable table = racks.get();
    return () -> new DynamicGame(equipment, table);
  }
}
