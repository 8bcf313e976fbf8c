package dev.hindsight.crossword.build.racks;

import dev.hindsight.core.runs.NamedArrays;
import dev.hindsight.crossword.build.SelfPlay;
import dev.hindsight.crossword.build.StaticGame;
import dev.hindsight.crossword.index.RackIndex;
import dev.hindsight.crossword.play.Equipment;
import dev.hindsight.crossword.table.LeaveTable;
import dev.hindsight.crossword.table.RackEquityTable;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What one generation of a training goes by.
 *
 * @param leaves of a full bag, that its players play with
 * @param racks what is expected of racks, if anything is; players of games that have them derive
 *     leaves for the tiles unseen from them, turn by turn
 */
public record GenerationBasis(LeaveTable leaves, Optional<RackEquityTable> racks) {
  private static final String LEAVES = "leaves";
  private static final String EQUITIES = "equities";

  boolean isDynamic() {
    return racks.isPresent();
  }

  /** What the next generation, of the same sort, goes by: what this one has found. */
  GenerationBasis next(LeaveTable foundLeaves, RackEquityTable foundRacks) {
    return new GenerationBasis(foundLeaves, racks.map(older -> foundRacks));
  }

  /** As arrays, for a checkpoint and for those who work elsewhere. */
  public NamedArrays toArrays() {
    NamedArrays arrays = NamedArrays.of().with(LEAVES, leaves.values());
    return racks.isPresent() ? arrays.with(EQUITIES, racks.get().values()) : arrays;
  }

  /**
   * The basis that was turned into arrays, of the same tiles as this; which words were played with
   * and how often racks were seen is not kept, since nobody asks a basis for it.
   */
  public GenerationBasis of(NamedArrays arrays, RackIndex index) {
    LeaveTable found = LeaveTable.of(leaves.index(), arrays.ints(LEAVES));
    if (!arrays.has(EQUITIES)) {
      return new GenerationBasis(found, Optional.empty());
    }
    int[] equities = arrays.ints(EQUITIES);
    return new GenerationBasis(
        found, Optional.of(RackEquityTable.owning(index, "", equities, new int[equities.length])));
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
