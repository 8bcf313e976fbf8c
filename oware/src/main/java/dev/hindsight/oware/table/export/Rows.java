package dev.hindsight.oware.table.export;

import dev.hindsight.core.counting.Binomials;
import dev.hindsight.oware.rules.OwareRules;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Sowing;
import java.util.Arrays;
import java.util.StringJoiner;

/**
 * Every row of six pits with few seeds, numbered, and what a move does to the numbers.
 *
 * <p>With s0…s5 the sums of the first one to six pits, a row's number is C(s0, 1) + C(s1 + 1, 2) +
 * … + C(s5 + 5, 6): the empty row is 0, one seed in the last pit is 1, one seed in the first pit is
 * 6, and rows with fewer seeds always come first. A board is a pair of rows and its number is
 * {@code boardStart(mover) + other}.
 *
 * <p>A move changes the mover's row in a way that does not depend on the other row, and the other
 * row in a way that depends only on how the sowing <em>lands</em>: how many seeds cross to the
 * other side, from {@link #STAYS} to {@link #COMES_BACK}. That is true up to {@link #MOST_SEEDS}
 * seeds, when no sowing goes all the way round. So two small tables hold every move of every board.
 * The source that we write for bots is built on the same numbers.
 */
final class Rows {
  /** Twelve seeds in one pit would pass the pit that they came from. */
  static final int MOST_SEEDS = 11;

  /** No seed crosses. */
  static final int STAYS = 0;

  /** Seeds fall into all pits of the other player and on into the mover's: nothing is captured. */
  static final int COMES_BACK = Row.PITS + 1;

  private static final int LANDINGS = COMES_BACK + 1;
  private static final int ABSENT = -1;

  /** What a seed in each pit adds to {@link #weight}. */
  private static final int[] WEIGHTS = {11, 10, 9, 8, 6, 3};

  private final OwareRules rules;
  private final int mostSeeds;
  private final long[] packed;
  private final int[] boardStarts;

  /** {@code sown[row * 6 + pit]}: the mover's row after sowing a pit. */
  private final int[] sown;

  /** {@code landed[landing][row]}: the other player's row after it, or ABSENT beyond mostSeeds. */
  private final int[][] landed = new int[LANDINGS][];

  /** {@code captured[landing][row]}: seeds taken from that row. */
  private final int[][] captured = new int[LANDINGS][];

  Rows(OwareRules rules, int mostSeeds) {
    if (mostSeeds < 1 || mostSeeds > MOST_SEEDS) {
      throw new IllegalArgumentException(
          "source code can be written for 1 to " + MOST_SEEDS + " seeds, not " + mostSeeds);
    }
    this.rules = rules;
    this.mostSeeds = mostSeeds;
    this.packed = new long[countUpTo(mostSeeds)];
    list(new int[Row.PITS], 0, mostSeeds);
    this.boardStarts = new int[packed.length + 1];
    for (int row = 0; row < packed.length; row++) {
      boardStarts[row + 1] = boardStarts[row] + countUpTo(mostSeeds - seeds(row));
    }
    this.sown = new int[packed.length * Row.PITS];
    fillSown();
    for (int landing = 0; landing < LANDINGS; landing++) {
      fillLanding(landing);
    }
  }

  private void list(int[] pits, int pit, int left) {
    if (pit == pits.length) {
      packed[number(Row.pack(pits, 0))] = Row.pack(pits, 0);
      return;
    }
    for (int seeds = 0; seeds <= left; seeds++) {
      pits[pit] = seeds;
      list(pits, pit + 1, left - seeds);
    }
    pits[pit] = 0;
  }

  private void fillSown() {
    for (int row = 0; row < packed.length; row++) {
      for (int pit = 0; pit < Row.PITS; pit++) {
        int sowing = Sowing.of(packed[row], pit);
        sown[row * Row.PITS + pit] = number(Sowing.moverAfter(packed[row], pit, sowing));
      }
    }
  }

  private void fillLanding(int landing) {
    // Sown from the last pit, as many seeds cross as there are. Seven come back with the last one.
    int sowing = Sowing.of((long) landing << (8 * (Row.PITS - 1)), Row.PITS - 1);
    landed[landing] = new int[packed.length];
    captured[landing] = new int[packed.length];
    Arrays.fill(landed[landing], ABSENT);
    int mostBefore = mostSeeds - Row.total(Sowing.intoOther(sowing));
    for (int row = 0; row < packed.length && seeds(row) <= mostBefore; row++) {
      long otherSown = packed[row] + Sowing.intoOther(sowing);
      long taken = rules.captured(otherSown, sowing);
      landed[landing][row] = number(otherSown - taken);
      captured[landing][row] = Row.total(taken);
    }
  }

  /** The number of a row of at most {@code mostSeeds}. */
  static int number(long row) {
    int number = 0;
    int sum = 0;
    for (int pit = 0; pit < Row.PITS; pit++) {
      sum += Row.seedsIn(row, pit);
      number += Math.toIntExact(Binomials.choose(sum + pit, pit + 1));
    }
    return number;
  }

  /** A board as people write it, the mover's pits first: 0-0-0-0-1-1-1-0-0-0-0-1. */
  static String text(long mover, long other) {
    StringJoiner board = new StringJoiner("-");
    for (int pit = 0; pit < 2 * Row.PITS; pit++) {
      board.add(Integer.toString(Row.seedsIn(pit < Row.PITS ? mover : other, pit % Row.PITS)));
    }
    return board.toString();
  }

  /** Rows of at most this many seeds: the numbers below it. */
  static int countUpTo(int seeds) {
    return Math.toIntExact(Binomials.choose(seeds + Row.PITS, Row.PITS));
  }

  OwareRules rules() {
    return rules;
  }

  int mostSeeds() {
    return mostSeeds;
  }

  int size() {
    return packed.length;
  }

  /** All boards of at most {@code mostSeeds}. */
  int boards() {
    return boardStarts[packed.length];
  }

  /** The number of the first board with this row for the mover. */
  int boardStart(int mover) {
    return boardStarts[mover];
  }

  long packed(int row) {
    return packed[row];
  }

  int seeds(int row) {
    return Row.total(packed[row]);
  }

  /**
   * How far a row is from being played out. Sowing within the mover's own side always lowers it, so
   * that of the moves that capture nothing most lead to a board of less weight.
   */
  int weight(int row) {
    int weight = 0;
    for (int pit = 0; pit < Row.PITS; pit++) {
      weight += WEIGHTS[pit] * Row.seedsIn(packed[row], pit);
    }
    return weight;
  }

  /** The legal moves as a bit per pit, pit 0 lowest; 0 means that the game is over. */
  int legalMoves(int mover, int other) {
    return rules.legalMoves(packed[mover], packed[other]);
  }

  /** The mover's row after sowing a pit. */
  int sown(int mover, int pit) {
    return sown[mover * Row.PITS + pit];
  }

  /** How the sowing of a pit lands on the other side, {@link #STAYS} to {@link #COMES_BACK}. */
  int landing(int mover, int pit) {
    int crossing = pit + Row.seedsIn(packed[mover], pit) - (Row.PITS - 1);
    return Math.max(STAYS, Math.min(COMES_BACK, crossing));
  }

  /** The other player's row after a landing. */
  int landed(int landing, int other) {
    int row = landed[landing][other];
    assert row != ABSENT : "landing " + landing + " on row " + other + " has too many seeds";
    return row;
  }

  /** The seeds that a landing takes from the other player's row. */
  int captured(int landing, int other) {
    return captured[landing][other];
  }
}
