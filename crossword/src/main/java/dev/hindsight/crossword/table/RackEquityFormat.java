package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.crossword.index.RackIndex;
import java.util.List;

/**
 * Rack equities: the mean equity of the best play with every full rack.
 *
 * <pre>
 * RackEquities  →  Container header, Millipoints, Observations, Container footer
 *   parameters     rackSize       tiles of a full rack
 *                  tiles          the name of the tile set
 *                  letters        its letters: upper,lower,count,score,vowel for each, blank first
 *                  words          SHA-256 of the word set that was played with
 *   inputs         what else the equities depend on, such as the leave values played with
 *   millipoints    int32[size]    equity for the player who holds the rack
 *   observations   int32[size]    how many turns are behind each equity; 0 if it is an estimate
 * </pre>
 *
 * Racks are in the order of {@code RackIndex}: lexicographic by their counts from the blank on.
 *
 * <p>History: 1 first version.
 */
public final class RackEquityFormat {
  public static final TableKind KIND = new TableKind("crossword.rack-equity", 1, 1);

  /** Longer racks have more multisets of tiles than can be numbered. */
  static final int MOST_RACK_SIZE = 12;

  static final String RACK_SIZE = "rackSize";
  static final String WORDS = "words";
  static final String MILLIPOINTS = "millipoints";
  static final String OBSERVATIONS = "observations";

  private RackEquityFormat() {}

  /** The parameters of a table. */
  static Parameters parameters(RackIndex index, String wordsSha256) {
    return TileSetParameter.with(
        Parameters.of().with(RACK_SIZE, index.rackSize()).with(WORDS, wordsSha256), index.tiles());
  }

  /** The columns of a table. */
  static List<ColumnSpec> columns(RackIndex index) {
    return List.of(
        new ColumnSpec(MILLIPOINTS, ColumnType.INT32, index.size(), Storage.RAW),
        new ColumnSpec(OBSERVATIONS, ColumnType.INT32, index.size(), Storage.RAW));
  }
}
