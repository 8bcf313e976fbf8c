package dev.hindsight.crossword.build;

import dev.hindsight.core.runs.NamedArrays;
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
  private static final String LEAVES = "leaves";
  private static final String EQUITIES = "equities";

  boolean isDynamic() {
    return racks.isPresent();
  }

  /** The players of the next generation, of the same sort, that go by what this one has found. */
  GenerationPlayers next(LeaveTable foundLeaves, RackEquityTable foundRacks) {
    return new GenerationPlayers(foundLeaves, racks.map(older -> foundRacks));
  }

  /** As arrays, for those who play elsewhere. */
  NamedArrays toArrays() {
    NamedArrays arrays = NamedArrays.of().with(LEAVES, leaves.values());
    return racks.isPresent() ? arrays.with(EQUITIES, racks.get().values()) : arrays;
  }

  /**
   * Players of this sort that go by the values in arrays; how often racks were seen is not kept.
   */
  GenerationPlayers of(NamedArrays arrays) {
    return new GenerationPlayers(
        LeaveTable.of(leaves.index(), arrays.ints(LEAVES)),
        racks.map(like -> withEquities(like, arrays.ints(EQUITIES))));
  }

  /** Who derives leaves from them does not ask for observations. */
  private static RackEquityTable withEquities(RackEquityTable like, int[] equities) {
    return RackEquityTable.of(like.index(), like.wordsSha256(), equities, new int[equities.length]);
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
