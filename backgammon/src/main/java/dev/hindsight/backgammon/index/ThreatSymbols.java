package dev.hindsight.backgammon.index;

import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.neural.InputAlphabet;

/** The symbols of {@link ContactEncoding#THREATS} after those of the cells. */
final class ThreatSymbols {
  /** Of a position: six for each side and the lead. */
  static final int COUNT = 13;

  private static final int OF_EACH_SIDE = 6;
  private static final int HOME_BITS = 4 * Checkers.HOME_POINTS;
  private static final int ROLLS = Threats.ROLLS;
  private static final int MOST_COST = 24;
  private static final int MOST_SPARE_PIPS = 127;
  private static final int MOST_LEAD = 100;
  private static final int CLOSED_COUNTS = Checkers.HOME_POINTS + 1;

  /** The points of a home board, as a mask. */
  private static final int HOME = (1 << CLOSED_COUNTS) - 2;

  /** The lowest point of a side that lies in the other's home board. */
  private static final int FIRST_ANCHOR = Checkers.POINTS - Checkers.HOME_POINTS + 1;

  /** Where the symbols of each number begin, for the mover; the other's are {@link #OF_SIDE} on. */
  private static final int SHOTS = NetEncoding.ALPHABET.symbols();

  private static final int COST = SHOTS + ROLLS + 1;
  private static final int ESCAPES = COST + MOST_COST + 1;
  private static final int BLOCK = ESCAPES + ROLLS + 1;
  private static final int SHUT_OUT = BLOCK + ROLLS + 1;
  private static final int SPARE_PIPS = SHUT_OUT + CLOSED_COUNTS;
  private static final int OF_SIDE = SPARE_PIPS + MOST_SPARE_PIPS + 1 - SHOTS;
  private static final int LEAD = SHOTS + 2 * OF_SIDE;

  private static final int INPUTS_OF_SIDE = 5 + 3 + 5 + 5 + 2 + 4;
  private static final int INPUTS_OF_LEAD = 7;

  static final InputAlphabet ALPHABET = alphabet();

  private ThreatSymbols() {}

  private static InputAlphabet alphabet() {
    int inputs = NetEncoding.INPUTS + 2 * INPUTS_OF_SIDE + INPUTS_OF_LEAD;
    InputAlphabet.Builder builder = new InputAlphabet.Builder(inputs);
    describe(builder);
    return builder.build();
  }

  /** Adds all symbols of the cells, and these. */
  static void describe(InputAlphabet.Builder builder) {
    NetEncoding.describe(builder);
    int at = NetEncoding.INPUTS;
    for (int side = 0; side < 2; side++) {
      String name = NetEncoding.sideName(side);
      at = atLeast(builder, name + " shots", at, ROLLS, ROLLS, 1, 6, 12, 18);
      at = atLeast(builder, name + " cost", at, MOST_COST, 12, 3, 6);
      at = atMost(builder, name + " escapes", at, ROLLS, ROLLS, 0, 6, 12, 18);
      at = atMost(builder, name + " block", at, ROLLS, ROLLS, 0, 6, 12, 18);
      at = shutOut(builder, name + " closed", at);
      at = atMost(builder, name + " spare pips", at, MOST_SPARE_PIPS, 50, 6, 15, 30);
    }
    lead(builder, at);
  }

  /** Symbols 0 to most: the number by its unit, and whether it is at least each limit. */
  private static int atLeast(
      InputAlphabet.Builder builder, String name, int at, int most, int unit, int... limits) {
    name(builder, name, at, unit, ">=", limits);
    for (int number = 0; number <= most; number++) {
      builder.input(at, number / (float) unit);
      for (int limit = 0; limit < limits.length; limit++) {
        builder.input(at + 1 + limit, number >= limits[limit] ? 1 : 0);
      }
      builder.endSymbol(1);
    }
    builder.endBudget();
    return at + 1 + limits.length;
  }

  /** The same, and whether it is at most each limit. */
  static int atMost(
      InputAlphabet.Builder builder, String name, int at, int most, int unit, int... limits) {
    name(builder, name, at, unit, "<=", limits);
    for (int number = 0; number <= most; number++) {
      builder.input(at, number / (float) unit);
      for (int limit = 0; limit < limits.length; limit++) {
        builder.input(at + 1 + limit, number <= limits[limit] ? 1 : 0);
      }
      builder.endSymbol(1);
    }
    builder.endBudget();
    return at + 1 + limits.length;
  }

  private static void name(
      InputAlphabet.Builder builder,
      String name,
      int at,
      int unit,
      String relation,
      int... limits) {
    builder.name(at, name + " / " + unit);
    for (int limit = 0; limit < limits.length; limit++) {
      builder.name(at + 1 + limit, name + " " + relation + " " + limits[limit]);
    }
  }

  private static int shutOut(InputAlphabet.Builder builder, String name, int at) {
    builder.name(at, "(" + name + " / 6) ^ 2").name(at + 1, name + " = 6");
    for (int closed = 0; closed < CLOSED_COUNTS; closed++) {
      builder
          .input(at, closed * closed / (float) (Checkers.HOME_POINTS * Checkers.HOME_POINTS))
          .input(at + 1, closed == Checkers.HOME_POINTS ? 1 : 0)
          .endSymbol(1);
    }
    builder.endBudget();
    return at + 2;
  }

  private static void lead(InputAlphabet.Builder builder, int at) {
    int[] limits = {8, 25, 60};
    name(builder, "lead", at, 50, ">=", limits);
    for (int limit = 0; limit < limits.length; limit++) {
      builder.name(at + 4 + limit, "lead <= -" + limits[limit]);
    }
    for (int lead = -MOST_LEAD; lead <= MOST_LEAD; lead++) {
      builder.input(at, lead / 50f);
      for (int limit = 0; limit < limits.length; limit++) {
        builder.input(at + 1 + limit, lead >= limits[limit] ? 1 : 0);
        builder.input(at + 4 + limit, -lead >= limits[limit] ? 1 : 0);
      }
      builder.endSymbol(1);
    }
    builder.endBudget();
  }

  /** {@code HELD[set]}: twice the pips to the six point from each point of a set behind. */
  private static final int[] HELD = held();

  private static int[] held() {
    int[] pips = new int[1 << Checkers.HOME_POINTS];
    for (int set = 1; set < pips.length; set++) {
      int lowest = Integer.numberOfTrailingZeros(set);
      pips[set] = pips[set & (set - 1)] + 2 * (FIRST_ANCHOR + lowest - Checkers.HOME_POINTS);
    }
    return pips;
  }

  /** Writes thirteen symbols from a place on; returns the place after them. */
  static int write(
      long moverNear, long moverFar, long otherNear, long otherFar, int[] symbols, int at) {
    int moverCells = Checkers.occupied(moverNear, moverFar);
    int moverPoints = Checkers.occupiedTwice(moverNear, moverFar);
    int otherCells = Checkers.occupied(otherNear, otherFar);
    int otherPoints = Checkers.occupiedTwice(otherNear, otherFar);
    writeSide(
        moverNear, moverFar, moverCells, moverPoints, otherCells, otherPoints, 0, symbols, at);
    int next = at + OF_EACH_SIDE;
    writeSide(
        otherNear,
        otherFar,
        otherCells,
        otherPoints,
        moverCells,
        moverPoints,
        OF_SIDE,
        symbols,
        next);
    next += OF_EACH_SIDE;
    int lead = Checkers.pips(otherNear, otherFar) - Checkers.pips(moverNear, moverFar);
    symbols[next] = LEAD + MOST_LEAD + Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead));
    return next + 1;
  }

  /**
   * Writes what a side threatens.
   *
   * @param occupied its cells, and points those of two checkers or more
   * @param first what to add to the symbols of the mover
   */
  private static void writeSide(
      long near,
      long far,
      int occupied,
      int points,
      int otherCells,
      int otherPoints,
      int first,
      int[] symbols,
      int at) {
    int onBar = Checkers.on(Checkers.BAR, near, far);
    int otherBlots = otherCells & ~otherPoints;
    int shotsAndCost =
        Threats.shotsAndCost(
            occupied, onBar, Threats.turned(otherBlots), Threats.turned(otherPoints));
    int rearmost = 31 - Integer.numberOfLeadingZeros(occupied | 1);
    int closed = onBar == 0 ? 0 : Integer.bitCount(otherPoints & HOME);
    symbols[at] = first + SHOTS + (shotsAndCost & 0xFFFF);
    symbols[at + 1] = first + COST + (shotsAndCost >>> 16) / ROLLS;
    symbols[at + 2] = first + ESCAPES + Threats.escapes(rearmost, otherPoints);
    symbols[at + 3] = first + BLOCK + Threats.escapesLeft(points);
    symbols[at + 4] = first + SHUT_OUT + closed;
    symbols[at + 5] = first + SPARE_PIPS + sparePips(near, far, points);
  }

  /** Pips that the checkers outside home have to the six point, anchors left where they are. */
  private static int sparePips(long near, long far, int points) {
    // The side as if its six point were the edge.
    int all = Checkers.pips(near >>> HOME_BITS | far << (64 - HOME_BITS), far >>> HOME_BITS);
    return Math.min(all - HELD[points >>> FIRST_ANCHOR & (HELD.length - 1)], MOST_SPARE_PIPS);
  }
}
