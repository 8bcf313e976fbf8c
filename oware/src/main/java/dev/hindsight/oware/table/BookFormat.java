package dev.hindsight.oware.table;

import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.oware.index.SeedIndex;
import dev.hindsight.oware.rules.OwareRules;
import java.util.List;

/**
 * Oware books: the value of every board of up to n seeds for every number of turns left.
 *
 * <pre>
 * Book  →  Container header, ChangesOf, Turns, NetSeeds, Container footer
 *   parameters     rules       codingame
 *                  seeds       n, the most seeds on a board
 *                  turns       the last turn in the book
 *                  complete    1 if no value changes after that turn, else 0
 *                  changes     how many changes there are in all
 *   changesOf      int8[size]      unsigned: at how many turns the value of the board changes
 *   turns          int8[changes]   unsigned: those turns, ascending, board after board
 *   netSeeds       int8[changes]   net seeds for the mover with this many turns left or more
 * </pre>
 *
 * With no turn left, and up to its first change, every board is worth 0. Boards are in the order of
 * {@code SeedIndex}; size is C(n + 12, 12). All columns are deflated: a book is small enough to be
 * read whole.
 *
 * <p>History: 1 first version.
 */
public final class BookFormat {
  public static final TableKind KIND = new TableKind("oware.book", 1, 1);

  /** A turn is an unsigned byte. */
  public static final int MOST_TURNS = 255;

  static final String CHANGES_OF = "changesOf";
  static final String TURNS = "turns";
  static final String NET_SEEDS = "netSeeds";

  static final String SEEDS = "seeds";
  static final String LAST_TURN = "turns";
  static final String COMPLETE = "complete";
  static final String CHANGES = "changes";

  private BookFormat() {}

  /** The parameters of a book. */
  static Parameters parameters(OwareRules rules, int seeds, BookChanges changes) {
    return Parameters.of()
        .with(RulesParameter.KEY, rules.name())
        .with(SEEDS, seeds)
        .with(LAST_TURN, changes.lastTurn())
        .with(COMPLETE, changes.complete() ? 1 : 0)
        .with(CHANGES, changes.count());
  }

  /** The columns of a book. */
  static List<ColumnSpec> columns(SeedIndex index, long changes) {
    return List.of(
        new ColumnSpec(CHANGES_OF, ColumnType.INT8, index.size(), Storage.DEFLATED),
        new ColumnSpec(TURNS, ColumnType.INT8, changes, Storage.DEFLATED),
        new ColumnSpec(NET_SEEDS, ColumnType.INT8, changes, Storage.DEFLATED));
  }
}
