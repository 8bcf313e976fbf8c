package dev.hindsight.backgammon.index;

import dev.hindsight.backgammon.rules.Checkers;
import dev.hindsight.neural.InputAlphabet;

/** The symbols of {@link ContactEncoding#ANCHORS} after those of {@link ThreatSymbols}. */
final class AnchorSymbols {
  /** Of a position: two for each side. */
  static final int COUNT = 4;

  private static final int ROLLS = Threats.ROLLS;
  private static final int MASKS = 1 << Checkers.HOME_POINTS;
  private static final int FIRST_ANCHOR = Checkers.POINTS - Checkers.HOME_POINTS + 1;

  /** Where the symbols of each number begin, for the mover; the other's are {@link #OF_SIDE} on. */
  private static final int HELD = ThreatSymbols.ALPHABET.symbols();

  private static final int SECOND_ESCAPES = HELD + MASKS;
  private static final int OF_SIDE = MASKS + ROLLS + 1;
  private static final int INPUTS_OF_SIDE = MASKS - 1 + 5;

  static final InputAlphabet ALPHABET = alphabet();

  private AnchorSymbols() {}

  private static InputAlphabet alphabet() {
    int at = ThreatSymbols.ALPHABET.inputs();
    InputAlphabet.Builder builder = new InputAlphabet.Builder(at + 2 * INPUTS_OF_SIDE);
    ThreatSymbols.describe(builder);
    for (int side = 0; side < 2; side++) {
      String name = NetEncoding.sideName(side);
      at = held(builder, name, at);
      at = ThreatSymbols.atMost(builder, name + " second escapes", at, ROLLS, ROLLS, 0, 6, 12, 18);
    }
    return builder.build();
  }

  /** One input for each set of anchors but the empty one, 1 for the set that a side holds. */
  private static int held(InputAlphabet.Builder builder, String name, int at) {
    for (int mask = 0; mask < MASKS; mask++) {
      if (mask > 0) {
        builder.name(at + mask - 1, name + " holds" + points(mask)).input(at + mask - 1, 1);
      }
      builder.endSymbol(1);
    }
    builder.endBudget();
    return at + MASKS - 1;
  }

  private static String points(int mask) {
    StringBuilder points = new StringBuilder();
    for (int point = 0; point < Checkers.HOME_POINTS; point++) {
      if ((mask >>> point & 1) != 0) {
        points.append(' ').append(FIRST_ANCHOR + point);
      }
    }
    return points.toString();
  }

  /** Writes four symbols from a place on; returns the place after them. */
  static int write(
      long moverNear, long moverFar, long otherNear, long otherFar, int[] symbols, int at) {
    int moverPoints = Checkers.occupiedTwice(moverNear, moverFar);
    int otherPoints = Checkers.occupiedTwice(otherNear, otherFar);
    int moverCells = Checkers.occupied(moverNear, moverFar);
    int otherCells = Checkers.occupied(otherNear, otherFar);
    symbols[at] = HELD + (moverPoints >>> FIRST_ANCHOR & (MASKS - 1));
    symbols[at + 1] = SECOND_ESCAPES + secondEscapes(moverCells, otherPoints);
    symbols[at + 2] = HELD + OF_SIDE + (otherPoints >>> FIRST_ANCHOR & (MASKS - 1));
    symbols[at + 3] = SECOND_ESCAPES + OF_SIDE + secondEscapes(otherCells, moverPoints);
    return at + COUNT;
  }

  /** The escapes of the rearmost checker on another cell than the rearmost of all. */
  private static int secondEscapes(int occupied, int othersPoints) {
    int others = occupied & ~Integer.highestOneBit(occupied);
    return Threats.escapes(31 - Integer.numberOfLeadingZeros(others | 1), othersPoints);
  }
}
