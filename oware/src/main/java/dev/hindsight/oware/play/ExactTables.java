package dev.hindsight.oware.play;

import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.table.OwareTable;
import java.util.List;

/**
 * The tables that a player may consult, asked as one: the first that knows a value answers.
 *
 * <p>All must be true under the rules of the game; a table made for other rules is refused, because
 * its values would be wrong here without anybody noticing.
 */
public final class ExactTables {
  private final OwareTable[] tables;
  private final int mostSeeds;

  private ExactTables(OwareTable[] tables, int mostSeeds) {
    this.tables = tables;
    this.mostSeeds = mostSeeds;
  }

  public static ExactTables none() {
    return new ExactTables(new OwareTable[0], -1);
  }

  /** Tables for a game under {@code rules}, asked in this order. */
  public static ExactTables of(OwareRules rules, List<OwareTable> tables) {
    int mostSeeds = -1;
    for (OwareTable table : tables) {
      // The number of turns is told to a table with each question, so it may differ.
      if (table.rules().grandSlam() != rules.grandSlam()
          || table.rules().repetition() != rules.repetition()) {
        throw new IllegalArgumentException(
            "the table "
                + table.name()
                + " is for the rules "
                + table.rules().name()
                + ", but the game is played under "
                + rules.name()
                + "; use a table built for these rules");
      }
      mostSeeds = Math.max(mostSeeds, table.mostSeeds());
    }
    return new ExactTables(tables.toArray(OwareTable[]::new), mostSeeds);
  }

  /** The most seeds that any table knows about; −1 without tables. */
  public int mostSeeds() {
    return mostSeeds;
  }

  public boolean isEmpty() {
    return tables.length == 0;
  }

  /** As {@link OwareTable#findNetSeedsForMover}; {@code seeds} are those on the board. */
  public int findNetSeedsForMover(long mover, long other, int seeds, int turnsLeft) {
    for (OwareTable table : tables) {
      if (seeds <= table.mostSeeds()) {
        int value = table.findNetSeedsForMover(mover, other, turnsLeft);
        if (value != OwareTable.UNKNOWN) {
          return value;
        }
      }
    }
    return OwareTable.UNKNOWN;
  }
}
