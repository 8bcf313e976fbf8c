package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.nio.file.Path;

/**
 * How likely the player on turn is to win, by his lead and by the tiles that he has not seen.
 *
 * <pre>{@code
 * WinChanceTable chances = WinChanceTable.open(path, TileSet.english(), wordsSha256);
 * float chance = chances.winChance(25, 40);        // 25 points ahead, 40 tiles unseen
 * }</pre>
 *
 * Learnt from finished games: the chances that fit them best among those that are smooth along the
 * lead and along the tiles unseen, and never fall as the lead grows ({@link WinChanceSurface}).
 * Leads beyond the ends count as the ends. Immutable; any number of threads may ask.
 */
public final class WinChanceTable implements CrosswordTable {
  private final TileSet tiles;
  private final String wordsSha256;
  private final int mostLead;
  private final long[] games;
  private final float[] chances;

  private WinChanceTable(
      TileSet tiles, String wordsSha256, int mostLead, long[] games, float[] chances) {
    this.tiles = tiles;
    this.wordsSha256 = wordsSha256;
    this.mostLead = mostLead;
    this.games = games;
    this.chances = chances;
  }

  /**
   * The chances that a tally shows.
   *
   * @param wordsSha256 SHA-256 of the word set that was played with, in lower-case hexadecimal
   * @throws IllegalArgumentException if the tally is of other tiles, or of no game at all
   */
  public static WinChanceTable of(TileSet tiles, String wordsSha256, WinTally tally) {
    if (tally.mostUnseen() != tiles.total()) {
      throw new IllegalArgumentException(
          "a tally of up to " + tally.mostUnseen() + " tiles is not one of " + tiles.total());
    }
    int leads = 2 * tally.mostLead() + 1;
    long[] games = new long[tiles.total() + 1];
    for (int unseen = 0; unseen < games.length; unseen++) {
      games[unseen] = tally.gamesWith(unseen);
    }
    RoughWinChances rough = new RoughWinChances(firstUnseen(games));
    float[] chances = new float[games.length * leads];
    WinChanceSurface surface = WinChanceSurface.of(tally, rough);
    for (int unseen = 0; unseen < games.length; unseen++) {
      System.arraycopy(surface.row(unseen), 0, chances, unseen * leads, leads);
    }
    return new WinChanceTable(tiles, wordsSha256, tally.mostLead(), games, chances);
  }

  /** The most tiles unseen of which games are known: what the player who begins does not see. */
  private static int firstUnseen(long[] games) {
    for (int unseen = games.length - 1; unseen >= 0; unseen--) {
      if (games[unseen] > 0) {
        return unseen;
      }
    }
    throw new IllegalArgumentException("win chances need at least one finished game");
  }

  /** Opens a table, whatever tiles and words it was made with; it can tell. */
  public static WinChanceTable open(Path path) throws IOException {
    try (Table table = Table.open(path, WinChanceFormat.KIND)) {
      return load(table);
    }
  }

  /**
   * Opens a table that was made with these tiles and words.
   *
   * @throws dev.hindsight.core.tables.WrongTableException if it was made with others
   */
  public static WinChanceTable open(Path path, TileSet tiles, String wordsSha256)
      throws IOException {
    Parameters expected = Parameters.of().with(WinChanceFormat.WORDS, wordsSha256);
    try (Table table = Table.open(path, WinChanceFormat.KIND, expected)) {
      TileSetParameter.check(table, tiles);
      return load(table);
    }
  }

  static WinChanceTable load(Table table) throws IOException {
    TileSet tiles = TileSetParameter.of(table);
    int mostLead = (int) table.integerParameter(WinChanceFormat.LEAD, 1, WinChanceFormat.MOST_LEAD);
    table.checkColumns(WinChanceFormat.columns(tiles, mostLead));
    table.checkContents();
    long[] games = table.longs(WinChanceFormat.GAMES);
    float[] chances = table.floats(WinChanceFormat.CHANCES);
    checkGames(table.path(), games);
    checkChances(table.path(), chances, 2 * mostLead + 1);
    return new WinChanceTable(
        tiles, table.textParameter(WinChanceFormat.WORDS), mostLead, games, chances);
  }

  private static void checkGames(Path path, long[] games) throws CorruptTableException {
    for (long count : games) {
      if (count < 0) {
        throw new CorruptTableException(path, "counts of games", Long.toString(count));
      }
    }
  }

  private static void checkChances(Path path, float[] chances, int leads)
      throws CorruptTableException {
    int fall = firstFall(chances, leads);
    if (fall >= 0) {
      throw new CorruptTableException(
          path, "chances from 0 to 1 that do not fall", chances[fall] + " at place " + fall);
    }
  }

  /** The first place where a row falls or is not a chance, or −1. */
  private static int firstFall(float[] chances, int leads) {
    for (int place = 0; place < chances.length; place++) {
      float least = place % leads == 0 ? 0 : chances[place - 1];
      if (!(chances[place] >= least && chances[place] <= 1)) {
        return place;
      }
    }
    return -1;
  }

  /** Writes the table, whole or not at all. */
  public void write(Path path, Provenance provenance) throws IOException {
    TableSchema schema =
        new TableSchema(
            WinChanceFormat.KIND,
            WinChanceFormat.parameters(tiles, wordsSha256, mostLead),
            provenance,
            WinChanceFormat.columns(tiles, mostLead));
    try (TableWriter writer = TableWriter.create(path, schema)) {
      writer.column(WinChanceFormat.GAMES).write(games, 0, games.length);
      writer.column(WinChanceFormat.CHANCES).write(chances, 0, chances.length);
      writer.seal();
    }
  }

  /**
   * The chance to win of the player on turn, a drawn game counting half.
   *
   * @param leadPoints his lead; negative if he is behind
   * @param tilesUnseen by him: in the bag and on the other rack; no more than exist
   */
  public float winChance(int leadPoints, int tilesUnseen) {
    int lead = Math.max(-mostLead, Math.min(mostLead, leadPoints));
    return chances[tilesUnseen * (2 * mostLead + 1) + lead + mostLead];
  }

  public TileSet tiles() {
    return tiles;
  }

  /** SHA-256 of the word set that was played with. */
  public String wordsSha256() {
    return wordsSha256;
  }

  /** The lead, in points, beyond which chances stay the same. */
  public int mostLead() {
    return mostLead;
  }

  /** How many games were seen with this many tiles unseen. */
  public long games(int tilesUnseen) {
    return games[tilesUnseen];
  }
}
