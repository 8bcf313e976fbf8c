package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.ColumnSpec;
import dev.hindsight.core.tables.ColumnType;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Storage;
import dev.hindsight.core.tables.TableKind;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.util.List;

/**
 * Win chances: how often the player on turn wins, by his lead of equity and by the tiles he has not
 * seen.
 *
 * <pre>
 * WinChances  →  Container header, Games, Kept, Chances, Container footer
 *   parameters     mostLead      leads of equity go from minus this to this, in points
 *                  tiles         the name of the tile set
 *                  letters       its letters: upper,lower,count,score,vowel for each, blank first
 *                  words         SHA-256 of the word set that was played with
 *   inputs         what else the chances depend on, such as the leave values played with
 *   games          int64[tiles + 1]              games seen with 0, 1, 2, … tiles unseen
 *   kept           int32[tiles + 1]              millipoints; what the player on turn has kept,
 *                                                on average over those who have moved
 *   chances        float32[tiles + 1][leads]     chance to win, a drawn game counting half
 * </pre>
 *
 * Here tiles is the number of tiles in a full bag, and leads is 2 · mostLead + 1. In each row the
 * chances never fall as the lead grows.
 *
 * <p>History: 1 first version, by lead of score; asked by another lead it is wrong, so it is no
 * longer read. 2 by lead of equity: what both players kept counts.
 */
public final class WinChanceFormat {
  public static final TableKind KIND = new TableKind("crossword.win-chance", 2, 2);

  /** More than anybody was ever ahead. */
  static final int MOST_LEAD = 10_000;

  static final String LEAD = "mostLead";
  static final String WORDS = "words";
  static final String GAMES = "games";
  static final String KEPT = "kept";
  static final String CHANCES = "chances";

  private WinChanceFormat() {}

  static Parameters parameters(TileSet tiles, String wordsSha256, int mostLead) {
    return TileSetParameter.with(
        Parameters.of().with(LEAD, mostLead).with(WORDS, wordsSha256), tiles);
  }

  static List<ColumnSpec> columns(TileSet tiles, int mostLead) {
    long rows = tiles.total() + 1L;
    return List.of(
        new ColumnSpec(GAMES, ColumnType.INT64, rows, Storage.RAW),
        new ColumnSpec(KEPT, ColumnType.INT32, rows, Storage.RAW),
        new ColumnSpec(CHANCES, ColumnType.FLOAT32, rows * (2L * mostLead + 1), Storage.RAW));
  }
}
