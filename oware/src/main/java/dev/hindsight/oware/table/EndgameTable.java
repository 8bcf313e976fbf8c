package dev.hindsight.oware.table;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Int8Column;
import dev.hindsight.core.tables.Table;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.table.EndgameFormat.Values;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The endgame without a turn limit, opened from a file and probed in place: nothing is loaded.
 *
 * <pre>{@code
 * EndgameTable table = EndgameTable.open(Path.of("endgame-15.table"));
 * int net = table.findNetSeedsForMover(mover, other, OwareTable.NO_TURN_LIMIT);
 * }</pre>
 */
public final class EndgameTable implements OwareTable {
  private final OwareRules rules;
  private final SeedIndex index;
  private final @Nullable Int8Column netSeeds;
  private final @Nullable Int8Column lowest;
  private final @Nullable Int8Column highest;

  private EndgameTable(
      OwareRules rules,
      SeedIndex index,
      @Nullable Int8Column netSeeds,
      @Nullable Int8Column lowest,
      @Nullable Int8Column highest) {
    this.rules = rules;
    this.index = index;
    this.netSeeds = netSeeds;
    this.lowest = lowest;
    this.highest = highest;
  }

  /** Opens a table, whatever rules it was made for; {@link #rules} tells. */
  public static EndgameTable open(Path path) throws IOException {
    try (Table table = Table.open(path, EndgameFormat.KIND)) {
      OwareRules rules = RulesParameter.of(table);
      SeedIndex index =
          new SeedIndex((int) table.integerParameter("seeds", 0, SeedIndex.MOST_SEEDS));
      Values values = valuesOf(table, rules);
      table.checkColumns(EndgameFormat.columns(index, values));
      return new EndgameTable(
          rules,
          index,
          values.hasExact() ? table.int8(EndgameFormat.NET_SEEDS) : null,
          values.hasBounds() ? table.int8(EndgameFormat.LOWEST) : null,
          values.hasBounds() ? table.int8(EndgameFormat.HIGHEST) : null);
    }
  }

  private static Values valuesOf(Table table, OwareRules rules) throws CorruptTableException {
    String found = table.textParameter("values");
    List<Values> allowed =
        Stream.of(Values.of(rules, false), Values.of(rules, true)).distinct().toList();
    for (Values values : allowed) {
      if (EndgameFormat.parameters(rules, 0, values).text("values").equals(found)) {
        return values;
      }
    }
    throw new CorruptTableException(
        table.path(), "values a table of " + rules.name() + " can hold", "'" + found + "'");
  }

  @Override
  public String name() {
    return "endgame-" + mostSeeds();
  }

  @Override
  public OwareRules rules() {
    return rules;
  }

  @Override
  public int mostSeeds() {
    return index.mostSeeds();
  }

  /** Whether the table says at least and at most what a board is worth. */
  public boolean hasBounds() {
    return lowest != null;
  }

  @Override
  public int findNetSeedsForMover(long mover, long other, int turnsLeft) {
    int seeds = Row.total(mover) + Row.total(other);
    if (turnsLeft != NO_TURN_LIMIT || seeds > index.mostSeeds()) {
      return UNKNOWN;
    }
    long place = index.layerStart(seeds) + index.rank(mover, other, seeds);
    if (netSeeds != null) {
      return netSeeds.get(place);
    }
    if (lowest == null || highest == null) {
      return UNKNOWN;
    }
    int least = lowest.get(place);
    return least == highest.get(place) ? least : UNKNOWN;
  }

  @Override
  public int lowestForMover(long mover, long other) {
    return lowest == null || Row.total(mover) + Row.total(other) > index.mostSeeds()
        ? OwareTable.super.lowestForMover(mover, other)
        : lowest.get(index.index(mover, other));
  }

  @Override
  public int highestForMover(long mover, long other) {
    return highest == null || Row.total(mover) + Row.total(other) > index.mostSeeds()
        ? OwareTable.super.highestForMover(mover, other)
        : highest.get(index.index(mover, other));
  }
}
