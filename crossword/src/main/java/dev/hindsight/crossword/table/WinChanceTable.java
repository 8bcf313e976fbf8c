package dev.hindsight.crossword.table;

import dev.hindsight.core.tables.CorruptTableException;
import dev.hindsight.core.tables.Parameters;
import dev.hindsight.core.tables.Provenance;
import dev.hindsight.core.tables.Table;
import dev.hindsight.core.tables.TableSchema;
import dev.hindsight.core.tables.TableWriter;
import dev.hindsight.crossword.rules.letters.Millipoints;
import dev.hindsight.crossword.rules.letters.TileSet;
import java.io.IOException;
import java.nio.file.Path;

/**
 * How likely the player on turn is to win, by his lead and by the tiles that he has not seen.
 *
 * <pre>{@code
 * WinChanceTable chances = WinChanceTable.open(path, TileSet.english(), wordsSha256);
 * double chance = chances.winChance(EquityLead.ofPoints(25), 40);        // 40 tiles unseen
 * }</pre>
 *
 * Learnt from finished games: the chances that fit them best among those that are smooth along the
 * lead and along the tiles unseen, and never fall as the lead grows ({@link WinChanceSurface}).
 * Leads beyond the ends count as the ends. Immutable; any number of threads may ask.
 */
public final class WinChanceTable implements CrosswordTable {
  /** To either side of a row, those that say with it what is kept. */
  private static final int KEPT_ROWS = 3;

  private final TileSet tiles;
  private final String wordsSha256;
  private final int mostLead;
  private final long[] games;

  /** By tiles unseen: what the players on turn had kept, on average. */
  private final int[] keptMillipoints;

  private final float[] chances;

  private WinChanceTable(
      TileSet tiles,
      String wordsSha256,
      int mostLead,
      long[] games,
      int[] keptMillipoints,
      float[] chances) {
    this.tiles = tiles;
    this.wordsSha256 = wordsSha256;
    this.mostLead = mostLead;
    this.games = games;
    this.keptMillipoints = keptMillipoints;
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
    return new WinChanceTable(
        tiles, wordsSha256, tally.mostLead(), games, meanKept(tally, games), chances);
  }

  /**
   * Means of a few neighbouring rows, as far as there is a bag and both players have moved: whoever
   * has not moved yet has kept nothing. With more tiles unseen it counts as with the last of these
   * rows, and where no game was seen as with the next fewer tiles.
   */
  private static int[] meanKept(WinTally tally, long[] games) {
    long[] sums = tally.keptMillipoints();
    int[] means = new int[games.length];
    int first = firstUnseen(games);
    int rack = games.length - 1 - first;
    int last = Math.max(rack + 1, first - rack - 1);
    for (int unseen = 1; unseen < games.length; unseen++) {
      int from = unseen <= rack ? unseen : Math.max(rack + 1, unseen - KEPT_ROWS);
      int to = unseen <= rack ? unseen : Math.min(last, unseen + KEPT_ROWS);
      long kept = 0;
      long turns = 0;
      for (int row = from; row <= to && unseen <= last; row++) {
        kept += sums[row];
        turns += games[row];
      }
      means[unseen] =
          turns == 0 ? means[unseen - 1] : (int) Math.round((double) kept / (double) turns);
    }
    return means;
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
    long[] games = table.longs(WinChanceFormat.GAMES);
    float[] chances = table.floats(WinChanceFormat.CHANCES);
    checkGames(table.path(), games);
    checkChances(table.path(), chances, 2 * mostLead + 1);
    return new WinChanceTable(
        tiles,
        table.textParameter(WinChanceFormat.WORDS),
        mostLead,
        games,
        table.ints(WinChanceFormat.KEPT),
        chances);
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
      writer.column(WinChanceFormat.KEPT).write(keptMillipoints, 0, keptMillipoints.length);
      writer.column(WinChanceFormat.CHANCES).write(chances, 0, chances.length);
      writer.seal();
    }
  }

  /**
   * The chance to win of the player on turn, a drawn game counting half; between whole points of
   * lead on the straight line.
   *
   * @param lead his own
   * @param tilesUnseen by him: in the bag and on the other rack; no more than exist
   */
  public double winChance(EquityLead lead, int tilesUnseen) {
    int most = mostLead * Millipoints.PER_POINT;
    int place = Math.max(-most, Math.min(most, lead.millipoints())) + most;
    int row = tilesUnseen * (2 * mostLead + 1);
    int before = row + place / Millipoints.PER_POINT;
    int part = place % Millipoints.PER_POINT;
    return part == 0
        ? chances[before]
        : chances[before]
            + (double) part / Millipoints.PER_POINT * (chances[before + 1] - chances[before]);
  }

  /**
   * What the player on turn has kept on average when he last moved, by the tiles that he has not
   * seen: for those who do not know what he kept.
   */
  public int meanKeptMillipoints(int tilesUnseen) {
    return keptMillipoints[tilesUnseen];
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
