package dev.hindsight.crossword.table;

import dev.hindsight.crossword.rules.board.BoardLayout;
import dev.hindsight.crossword.rules.board.Direction;
import dev.hindsight.crossword.rules.board.OpenPremiums;

/**
 * What it is worth to put a tile beside an open premium square: for each kind of premium, in the
 * line of the play or beside it, so much for any tile and so much for each of its points.
 *
 * <p>Coefficients are in the order kind, axis, term: {@code (kind · 2 + axis) · 2 + term}. Kinds
 * are letter × 2, × 3, × 4, word × 2, × 3, × 4; axis 0 is along the play, 1 across it; term 0
 * counts once for the tile, 1 for each point.
 */
public final class Exposure {
  public static final int KINDS = 6;
  public static final int AXES = 2;
  public static final int TERMS = 2;

  /** How many coefficients there are. */
  public static final int COEFFICIENTS = KINDS * AXES * TERMS;

  private static final int[] BITS = {
    OpenPremiums.BEFORE, OpenPremiums.BEHIND, OpenPremiums.ABOVE, OpenPremiums.BELOW
  };

  private Exposure() {}

  /** The place of a coefficient. */
  public static int coefficient(int kind, int axis, int term) {
    return (kind * AXES + axis) * TERMS + term;
  }

  /**
   * Adds, for one tile on a square, how often each kind of premium is open beside it, by kind and
   * axis: {@code counts[kind · 2 + axis]}.
   *
   * @param address in the order of the direction
   * @param open the {@link OpenPremiums} of the square
   */
  public static void count(
      BoardLayout layout, Direction direction, int address, int open, int[] counts) {
    int line = address / layout.size();
    int place = address % layout.size();
    for (int bit : BITS) {
      if ((open & bit) != 0) {
        int axis = bit <= OpenPremiums.BEHIND ? 0 : 1;
        int otherLine = line + (bit == OpenPremiums.ABOVE ? -1 : bit == OpenPremiums.BELOW ? 1 : 0);
        int otherPlace =
            place + (bit == OpenPremiums.BEFORE ? -1 : bit == OpenPremiums.BEHIND ? 1 : 0);
        counts[kind(layout, direction, otherLine, otherPlace) * AXES + axis]++;
      }
    }
  }

  private static int kind(BoardLayout layout, Direction direction, int line, int place) {
    int row = direction == Direction.ACROSS ? line : place;
    int column = direction == Direction.ACROSS ? place : line;
    int word = layout.wordMultiplier(row, column);
    return word > 1 ? 1 + word : layout.letterMultiplier(row, column) - 2;
  }

  /** The kind of premium as people say it: {@code word x 3}. */
  public static String kindName(int kind) {
    return (kind < 3 ? "letter x " : "word x ") + (kind % 3 + 2);
  }
}
