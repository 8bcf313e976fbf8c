package dev.hindsight.backgammon.index;

import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.backgammon.rules.RunningBoard;
import dev.hindsight.neural.InputAlphabet;

/**
 * The cells that every net sees of a position before the roll: the checkers of both sides as the
 * mover sees them. {@link ContactEncoding} says what contact nets see besides.
 *
 * <p>Each side has 26 cells, counted from its own bear-off edge: off (0), points 1 to 24, bar (25).
 * Each cell has four inputs: 1 if it holds at least one checker, 1 if at least two, 1 if at least
 * three, and half the number beyond three. The mover's cells take the inputs 0 to 103, the other's
 * 104 to 207; cell c of a side begins at 4 · c. In the first position of a game the mover has five
 * checkers on point 6, so inputs 24 to 27 are 1, 1, 1, 1; three on point 8, so 32 to 35 are 1, 1,
 * 1, 0; five on 13, two on 24, and the other the same from 104 on: 2 · (4 + 3 + 4 + 2) = 26 inputs
 * are not 0.
 *
 * <p>A symbol is one cell with its count: side · 416 + cell · 16 + count. A position has about
 * fourteen, the mover's first, each side's from cell 0 up; empty cells have none.
 */
public final class NetEncoding {
  public static final int INPUTS = 208;

  /** Single win, gammon, backgammon, then the same three lost. */
  public static final int OUTPUTS = 6;

  /** No position has more symbols: fifteen checkers of each side, each alone. */
  public static final int MOST_SYMBOLS = 2 * Checkers.PER_SIDE;

  /** About as many inputs of a position are not 0. */
  public static final int USUAL_INPUTS = 30;

  private static final int INPUTS_OF_CELL = 4;
  private static final int COUNTS = 16;
  private static final int SYMBOLS_OF_SIDE = Checkers.CELLS * COUNTS;
  private static final int NEAR_CELLS = 16;

  /** The symbols and the inputs that they stand for. */
  public static final InputAlphabet ALPHABET = alphabet();

  private NetEncoding() {}

  private static InputAlphabet alphabet() {
    InputAlphabet.Builder builder = new InputAlphabet.Builder(INPUTS);
    describe(builder);
    return builder.build();
  }

  /** Adds all symbols of the cells. */
  static void describe(InputAlphabet.Builder builder) {
    for (int cell = 0; cell < 2 * Checkers.CELLS; cell++) {
      int first = cell * INPUTS_OF_CELL;
      String name = name(cell);
      builder
          .name(first, name + " >= 1")
          .name(first + 1, name + " >= 2")
          .name(first + 2, name + " >= 3")
          .name(first + 3, "max(0; " + name + " - 3) / 2");
      for (int count = 0; count < COUNTS; count++) {
        builder
            .input(first, count >= 1 ? 1 : 0)
            .input(first + 1, count >= 2 ? 1 : 0)
            .input(first + 2, count >= 3 ? 1 : 0)
            .input(first + 3, Math.max(0, count - 3) / 2f)
            .endSymbol(count / (float) Checkers.PER_SIDE);
      }
      if (cell % Checkers.CELLS == Checkers.CELLS - 1) {
        builder.endBudget();
      }
    }
  }

  /** A cell of either side in words, the mover's first: "mover 6", "other bar". */
  private static String name(int cellOfBoth) {
    int cell = cellOfBoth % Checkers.CELLS;
    return sideName(cellOfBoth / Checkers.CELLS)
        + (cell == Checkers.OFF ? " off" : cell == Checkers.BAR ? " bar" : " " + cell);
  }

  static String sideName(int side) {
    return side == 0 ? "mover" : "other";
  }

  /** Writes all symbols of a position and returns how many there are. */
  public static int write(RunningBoard board, int[] symbols) {
    int count = writeMover(board.moverNear(), board.moverFar(), symbols, 0);
    return writeOther(board.otherNear(), board.otherFar(), symbols, count);
  }

  /** Writes the symbols of the player to move from a place on; returns the place after them. */
  public static int writeMover(long near, long far, int[] symbols, int at) {
    return writeSide(near, far, 0, symbols, at);
  }

  /** Writes the symbols of the other player from a place on; returns the place after them. */
  public static int writeOther(long near, long far, int[] symbols, int at) {
    return writeSide(near, far, SYMBOLS_OF_SIDE, symbols, at);
  }

  private static int writeSide(long near, long far, int firstSymbol, int[] symbols, int at) {
    int place = at;
    for (long left = near; left != 0; ) {
      int shift = Long.numberOfTrailingZeros(left) & ~3;
      symbols[place++] = firstSymbol + (shift << 2) + (int) (left >>> shift & 15);
      left &= ~(15L << shift);
    }
    int firstFar = firstSymbol + NEAR_CELLS * COUNTS;
    for (long left = far; left != 0; ) {
      int shift = Long.numberOfTrailingZeros(left) & ~3;
      symbols[place++] = firstFar + (shift << 2) + (int) (left >>> shift & 15);
      left &= ~(15L << shift);
    }
    return place;
  }
}
