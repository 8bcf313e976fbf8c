package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.crossword.index.LeaveIndex;
import java.util.List;

/**
 * Leave values: what the tiles kept after a play are worth.
 *
 * <pre>
 * Leaves  →  Container header, Byte0, Byte1, Byte2, Byte3, Container footer
 *   parameters     rackSize       tiles of a full rack
 *                  tiles          the name of the tile set
 *                  letters        its letters: upper,lower,count,score,vowel for each, blank first
 *                  words          SHA-256 of the word set that was played with, or unknown
 *                  bag            the tiles to draw from that the values are for, such as AEE?, or
 *                                 unknown
 *                  convention     pool: a leave is among the tiles of the bag; held-apart: it is
 *                                 besides them; or unknown
 *   inputs         what the values come from, such as the rack equities
 *   byte0          int8[size]     the lowest eight bits of each value
 *   byte1, byte2, byte3           the same of the next; all four are deflated
 * </pre>
 *
 * A value of v millipoints, for the player who keeps the leave, is stored as 2v, or as −2v − 1 if
 * it is negative. Leaves are in the order of {@code LeaveIndex}: lexicographic by their counts from
 * the blank on, the empty one, which is worth 0, first. Bytes of a kind together compress best:
 * 914,625 English leaves take 1.8 MB, where 32-bit values in a row would take 2.4.
 *
 * <p>History: 1 first version.
 */
public final class LeaveFormat {
  public static final TableKind KIND = new TableKind("crossword.leaves", 1, 1);

  static final String RACK_SIZE = "rackSize";
  static final String WORDS = "words";
  static final String BAG = "bag";
  static final String CONVENTION = "convention";

  /** What stands in the place of a word set, bag or convention of which nobody has told us. */
  static final String UNKNOWN = "unknown";

  private static final String COLUMNS = "byte";

  private LeaveFormat() {}

  static Parameters parameters(LeaveTable table) {
    LeavePurpose purpose = table.findPurpose().orElse(null);
    return TileSetParameter.with(
        Parameters.of()
            .with(RACK_SIZE, table.index().rackSize())
            .with(WORDS, purpose == null ? UNKNOWN : purpose.wordsSha256())
            .with(BAG, purpose == null ? UNKNOWN : purpose.bag())
            .with(CONVENTION, purpose == null ? UNKNOWN : purpose.convention().word()),
        table.index().tiles());
  }

  static List<ColumnSpec> columns(LeaveIndex index) {
    return values(index).columns();
  }

  static BytePlanes values(LeaveIndex index) {
    return new BytePlanes(COLUMNS, index.size());
  }
}
