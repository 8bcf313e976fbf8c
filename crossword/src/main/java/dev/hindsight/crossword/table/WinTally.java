package dev.hindsight.crossword.table;

import dev.hindsight.core.runs.Mergeable;
import java.util.Arrays;

/**
 * Counts how games ended from positions of a lead and a number of tiles unseen: what a {@link
 * WinChanceTable} is made of. All counts are integers, so tallies merge exactly in any order.
 *
 * <pre>{@code
 * // Once for each turn of a finished game.
 * tally.add(equityLead, keptMillipoints, tilesUnseen, WinTally.WIN);
 * }</pre>
 */
public final class WinTally implements Mergeable<WinTally> {
  /** Half points, so that a draw counts as much as half a win. */
  public static final int WIN = 2;

  public static final int DRAW = 1;
  public static final int LOSS = 0;

  /** Of a cell of a tally that is read; far more than can be played, and far from an overflow. */
  private static final long MOST_GAMES = 1L << 48;

  private final int mostLead;
  private final int mostUnseen;
  private final long[] games;
  private final long[] halfWins;

  /** By tiles unseen: what the players on turn had kept, together. */
  private final long[] keptMillipoints;

  /**
   * @param mostLead leads beyond this count as this, in points
   * @param mostUnseen tiles in a full bag
   */
  public WinTally(int mostLead, int mostUnseen) {
    this(
        mostLead,
        mostUnseen,
        new long[size(mostLead, mostUnseen)],
        new long[size(mostLead, mostUnseen)],
        new long[mostUnseen + 1]);
  }

  private WinTally(
      int mostLead, int mostUnseen, long[] games, long[] halfWins, long[] keptMillipoints) {
    this.mostLead = mostLead;
    this.mostUnseen = mostUnseen;
    this.games = games;
    this.halfWins = halfWins;
    this.keptMillipoints = keptMillipoints;
  }

  private static int size(int mostLead, int mostUnseen) {
    if (mostLead < 1 || mostLead > WinChanceFormat.MOST_LEAD || mostUnseen < 0) {
      throw new IllegalArgumentException(
          "no tally of leads up to " + mostLead + " and tiles up to " + mostUnseen);
    }
    return Math.multiplyExact(mostUnseen + 1, 2 * mostLead + 1);
  }

  /**
   * A tally of these counts, by unseen tiles and then by lead; for those who saved them.
   *
   * @param halfWins two for each win and one for each draw
   * @param keptMillipoints by unseen tiles alone: what the players on turn had kept, together
   */
  public static WinTally of(
      int mostLead, int mostUnseen, long[] games, long[] halfWins, long[] keptMillipoints) {
    int size = size(mostLead, mostUnseen);
    boolean sound =
        games.length == size && halfWins.length == size && keptMillipoints.length == mostUnseen + 1;
    for (int cell = 0; cell < size && sound; cell++) {
      sound =
          games[cell] >= 0
              && games[cell] <= MOST_GAMES
              && halfWins[cell] >= 0
              && halfWins[cell] <= 2 * games[cell];
    }
    if (!sound) {
      throw new IllegalArgumentException("these are not the counts of a tally of win chances");
    }
    return new WinTally(
        mostLead, mostUnseen, games.clone(), halfWins.clone(), keptMillipoints.clone());
  }

  /**
   * Adds what became of a position.
   *
   * @param lead of the player on turn; counts in whole points
   * @param keptMillipoints what he kept when he last moved, which the lead counts
   * @param tilesUnseen by him: in the bag and on the other rack
   * @param halfWinsForMover {@link #WIN}, {@link #DRAW} or {@link #LOSS} of the same player
   */
  public void add(EquityLead lead, int keptMillipoints, int tilesUnseen, int halfWinsForMover) {
    int cell = cell(lead.nearestPoints(), tilesUnseen);
    games[cell]++;
    halfWins[cell] += halfWinsForMover;
    this.keptMillipoints[tilesUnseen] += keptMillipoints;
  }

  @Override
  public void merge(WinTally other) {
    if (other.mostLead != mostLead || other.mostUnseen != mostUnseen) {
      throw new IllegalArgumentException("tallies of other leads or tiles do not merge");
    }
    for (int cell = 0; cell < games.length; cell++) {
      games[cell] = Math.addExact(games[cell], other.games[cell]);
      halfWins[cell] = Math.addExact(halfWins[cell], other.halfWins[cell]);
    }
    for (int unseen = 0; unseen <= mostUnseen; unseen++) {
      keptMillipoints[unseen] =
          Math.addExact(keptMillipoints[unseen], other.keptMillipoints[unseen]);
    }
  }

  private int cell(int leadPoints, int tilesUnseen) {
    int lead = Math.max(-mostLead, Math.min(mostLead, leadPoints));
    return tilesUnseen * (2 * mostLead + 1) + lead + mostLead;
  }

  public int mostLead() {
    return mostLead;
  }

  public int mostUnseen() {
    return mostUnseen;
  }

  /** Games by unseen tiles and then by lead, from the lowest; the caller's own copy. */
  public long[] games() {
    return games.clone();
  }

  /** Two for each win and one for each draw, in the same order; the caller's own copy. */
  public long[] halfWins() {
    return halfWins.clone();
  }

  /** By unseen tiles: what the players on turn had kept, together; the caller's own copy. */
  public long[] keptMillipoints() {
    return keptMillipoints.clone();
  }

  long games(int leadPoints, int tilesUnseen) {
    return games[cell(leadPoints, tilesUnseen)];
  }

  long halfWins(int leadPoints, int tilesUnseen) {
    return halfWins[cell(leadPoints, tilesUnseen)];
  }

  long gamesWith(int tilesUnseen) {
    int from = cell(-mostLead, tilesUnseen);
    return Arrays.stream(games, from, from + 2 * mostLead + 1).sum();
  }
}
