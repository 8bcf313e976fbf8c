package dev.hindsight.oware.play.search;

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
  private final boolean haveBounds;

  private ExactTables(OwareTable[] tables, int mostSeeds, boolean haveBounds) {
    this.tables = tables;
    this.mostSeeds = mostSeeds;
    this.haveBounds = haveBounds;
  }

  public static ExactTables none() {
    return new ExactTables(new OwareTable[0], -1, false);
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
    // Where endless play is worth nothing there is one value, and bounds would tell less.
    boolean haveBounds = !rules.hasTurnLimit() && !rules.endlessPlayIsWorthNothing();
    return new ExactTables(tables.toArray(OwareTable[]::new), mostSeeds, haveBounds);
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

  /** Whether it is worth asking for bounds where the value is not known. */
  public boolean haveBounds() {
    return haveBounds;
  }

  /** The mover gets at least this from here on, without a turn limit. */
  public int lowestForMover(long mover, long other, int seeds) {
    int lowest = -seeds;
    for (OwareTable table : tables) {
      lowest = Math.max(lowest, table.lowestForMover(mover, other));
    }
    return lowest;
  }

  /** The mover gets at most this from here on, without a turn limit. */
  public int highestForMover(long mover, long other, int seeds) {
    int highest = seeds;
    for (OwareTable table : tables) {
      highest = Math.min(highest, table.highestForMover(mover, other));
    }
    return highest;
  }
}
