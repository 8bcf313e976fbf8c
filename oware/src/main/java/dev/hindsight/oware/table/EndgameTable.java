package dev.hindsight.oware.table;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Int8Column;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
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
 * A tablebase: the endgame without a turn limit. From a file it is probed in place and nothing is
 * loaded; one that was solved on the spot is in the heap.
 *
 * <pre>{@code
 * EndgameTable table = EndgameTable.open(Path.of("endgame-15.table"));
 * int net = table.findNetSeedsForMover(mover, other, OwareRules.NO_TURN_LIMIT);
 * }</pre>
 */
public final class EndgameTable implements OwareTable {
  private static final int SUMMED_AT_ONCE = 1 << 16;

  private final String name;
  private final OwareRules rules;
  private final SeedIndex index;
  private final @Nullable Int8Column netSeeds;
  private final @Nullable Int8Column lowest;
  private final @Nullable Int8Column highest;

  private EndgameTable(
      String origin,
      OwareRules rules,
      SeedIndex index,
      @Nullable Int8Column netSeeds,
      @Nullable Int8Column lowest,
      @Nullable Int8Column highest) {
    this.name = "endgame-" + index.mostSeeds() + origin;
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
          new SeedIndex((int) table.integerParameter(EndgameFormat.SEEDS, 0, SeedIndex.MOST_SEEDS));
      Values values = valuesOf(table, rules);
      table.checkColumns(EndgameFormat.columns(index, values));
      return new EndgameTable(
          "",
          rules,
          index,
          values.hasExact() ? table.int8(EndgameFormat.NET_SEEDS) : null,
          values.hasBounds() ? table.int8(EndgameFormat.LOWEST) : null,
          values.hasBounds() ? table.int8(EndgameFormat.HIGHEST) : null);
    }
  }

  /** A table in memory of layers that are all solved. */
  public static EndgameTable of(EndgameLayers layers) {
    Values values = layers.values();
    return new EndgameTable(
        " solved on the spot",
        layers.rules(),
        layers.index(),
        values.hasExact() ? Int8Column.of(layers.netSeeds().layers()) : null,
        values.hasBounds() ? Int8Column.of(layers.lowest().layers()) : null,
        values.hasBounds() ? Int8Column.of(layers.highest().layers()) : null);
  }

  /** Begins a file; fails at once where nothing can be written. */
  public static EndgameWriter writer(
      Path target, OwareRules rules, SeedIndex index, Values values, Provenance provenance)
      throws IOException {
    TableSchema schema =
        new TableSchema(
            EndgameFormat.KIND,
            EndgameFormat.parameters(rules, index.mostSeeds(), values),
            provenance,
            EndgameFormat.columns(index, values));
    return new EndgameWriter(TableWriter.create(target, schema));
  }

  private static Values valuesOf(Table table, OwareRules rules) throws CorruptTableException {
    String found = table.textParameter(EndgameFormat.VALUES);
    List<Values> allowed =
        Stream.of(Values.of(rules, false), Values.of(rules, true)).distinct().toList();
    for (Values values : allowed) {
      if (EndgameFormat.parameters(rules, 0, values).text(EndgameFormat.VALUES).equals(found)) {
        return values;
      }
    }
    throw new CorruptTableException(
        table.path(), "values a table of " + rules.name() + " can hold", "'" + found + "'");
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public OwareRules rules() {
    return rules;
  }

  @Override
  public int mostSeeds() {
    return index.mostSeeds();
  }

  /** All values added up, what a mover can force where that is not exact: shows what is in it. */
  public long sumOfValues() {
    long sum = 0;
    for (int seeds = 0; seeds <= index.mostSeeds(); seeds++) {
      sum += sumOfValues(seeds);
    }
    return sum;
  }

  /** {@link #sumOfValues()} of the boards with exactly this many seeds. */
  public long sumOfValues(int seeds) {
    Int8Column column = netSeeds == null ? lowest : netSeeds;
    byte[] some = new byte[SUMMED_AT_ONCE];
    long end = index.layerStart(seeds) + index.layerBoards(seeds);
    long sum = 0;
    for (long from = index.layerStart(seeds); column != null && from < end; from += some.length) {
      int count = (int) Math.min(some.length, end - from);
      column.copyTo(from, some, 0, count);
      for (int value = 0; value < count; value++) {
        sum += some[value];
      }
    }
    return sum;
  }

  @Override
  public int findNetSeedsForMover(long mover, long other, int turnsLeft) {
    int seeds = Row.total(mover) + Row.total(other);
    if (turnsLeft != OwareRules.NO_TURN_LIMIT || seeds > index.mostSeeds()) {
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
