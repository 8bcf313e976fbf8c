package dev.hindsight.oware.table;

import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import java.util.ArrayList;
import java.util.List;

/**
 * Oware endgames: the value of every board of up to n seeds when there is no turn limit.
 *
 * <pre>
 * Endgame  →  Container header, [NetSeeds], [Lowest, Highest], Container footer
 *   parameters     rules     codingame, abapa or awari
 *                  seeds     n, the most seeds on a board
 *                  values    exact, bounds or exact+bounds: which columns there are
 *   netSeeds       int8[size]   net seeds for the mover, where endless play is worth nothing
 *   lowest         int8[size]   at least this for the mover, whatever a repetition is worth
 *   highest        int8[size]   at most this for the mover, whatever a repetition is worth
 * </pre>
 *
 * Boards are in the order of {@code SeedIndex}: by number of seeds from the empty board on, then
 * lexicographically from the mover's first pit; size is C(n + 12, 12).
 *
 * <p>History: 1 first version.
 */
public final class EndgameFormat {
  public static final TableKind KIND = new TableKind("oware.endgame", 1, 1);

  public static final String NET_SEEDS = "netSeeds";
  public static final String LOWEST = "lowest";
  public static final String HIGHEST = "highest";

  static final String SEEDS = "seeds";
  static final String VALUES = "values";

  private EndgameFormat() {}

  /** What a file holds of each board. */
  public enum Values {
    EXACT("exact", true, false),
    BOUNDS("bounds", false, true),
    EXACT_AND_BOUNDS("exact+bounds", true, true);

    private final String parameter;
    private final boolean exact;
    private final boolean bounds;

    Values(String parameter, boolean exact, boolean bounds) {
      this.parameter = parameter;
      this.exact = exact;
      this.bounds = bounds;
    }

    public boolean hasExact() {
      return exact;
    }

    public boolean hasBounds() {
      return bounds;
    }

    /**
     * What a table of these rules can hold: one exact value where endless play is worth nothing,
     * bounds in any case.
     */
    public static Values of(OwareRules rules, boolean withBounds) {
      if (!rules.endlessPlayIsWorthNothing()) {
        return BOUNDS;
      }
      return withBounds ? EXACT_AND_BOUNDS : EXACT;
    }
  }

  /** The parameters of a table. */
  public static Parameters parameters(OwareRules rules, int seeds, Values values) {
    return Parameters.of()
        .with(RulesParameter.KEY, rules.name())
        .with(SEEDS, seeds)
        .with(VALUES, values.parameter);
  }

  /** The names of the columns of a table, in their order. */
  public static List<String> names(Values values) {
    List<String> names = new ArrayList<>();
    if (values.exact) {
      names.add(NET_SEEDS);
    }
    if (values.bounds) {
      names.add(LOWEST);
      names.add(HIGHEST);
    }
    return names;
  }

  /** The columns of a table. */
  static List<ColumnSpec> columns(SeedIndex index, Values values) {
    return names(values).stream().map(name -> column(name, index)).toList();
  }

  private static ColumnSpec column(String name, SeedIndex index) {
    return new ColumnSpec(name, ColumnType.INT8, index.size(), Storage.RAW);
  }
}
