package dev.hindsight.oware.table;

import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.oware.rules.OwareRules;
import java.util.List;

/**
 * Opening books: positions near the start of a game with what a search thinks of them, backed up
 * from the ends of the lines.
 *
 * <pre>
 * Openings  →  Container header, Mover, Other, Store, Outlook, Depth, Expanded, Container footer
 *   parameters     rules       of the games
 *                  positions   number n of positions, 1 to 1,000,000
 *                  nodes       that the search looked at in each position at the end of a line
 *   mover          int64[n]    the mover's row, a byte a pit; positions are in the order of
 *                              mover, other, store, and no two are the same
 *   other          int64[n]    the other player's row
 *   store          int8[n]     seeds in the mover's store; the other has what is missing to 48
 *   outlook        int32[n]    of the whole game for the mover: thousandths of the logit of the share
 *                              expected, ±(20000 + m) if won or lost by m seeds
 *   depth          int32[n]    plies to the end of the line in the book and of the search there
 *   expanded       int8[n]     1 if every move of the position leads to one of the book
 * </pre>
 *
 * <p>History: 1 first version.
 */
public final class OpeningsFormat {
  public static final TableKind KIND = new TableKind("oware.openings", 1, 1);

  static final String POSITIONS = "positions";
  static final int MOST_POSITIONS = 1_000_000;
  static final String NODES = "nodes";
  static final String MOVER = "mover";
  static final String OTHER = "other";
  static final String STORE = "store";
  static final String OUTLOOK = "outlook";
  static final String DEPTH = "depth";
  static final String EXPANDED = "expanded";

  private OpeningsFormat() {}

  static Parameters parameters(OwareRules rules, int positions, long nodes) {
    return Parameters.of()
        .with(RulesParameter.KEY, rules.name())
        .with(POSITIONS, positions)
        .with(NODES, nodes);
  }

  static List<ColumnSpec> columns(int positions) {
    return List.of(
        new ColumnSpec(MOVER, ColumnType.INT64, positions, Storage.DEFLATED),
        new ColumnSpec(OTHER, ColumnType.INT64, positions, Storage.DEFLATED),
        new ColumnSpec(STORE, ColumnType.INT8, positions, Storage.DEFLATED),
        new ColumnSpec(OUTLOOK, ColumnType.INT32, positions, Storage.DEFLATED),
        new ColumnSpec(DEPTH, ColumnType.INT32, positions, Storage.DEFLATED),
        new ColumnSpec(EXPANDED, ColumnType.INT8, positions, Storage.DEFLATED));
  }
}
