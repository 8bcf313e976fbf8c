package dev.hindsight.cli.oware;

import dev.hindsight.oware.rules.OwarePosition;
import dev.hindsight.oware.rules.Row;
import dev.hindsight.oware.rules.Side;
import java.util.Locale;

/**
 * A board as South sees it: South's pits below from A to F, North's above from f to a, so that
 * seeds travel round against the clock; each player's store on their right.
 *
 * <pre>
 *        f    e    d    c    b    a
 *     ┌────┬────┬────┬────┬────┬────┐
 *   0 │  4 │  4 │  4 │  4 │  4 │  4 │     North
 *     ├────┼────┼────┼────┼────┼────┤
 *     │  4 │  4 │  4 │  4 │  4 │  4 │  0  South, to move
 *     └────┴────┴────┴────┴────┴────┘
 *        A    B    C    D    E    F
 * </pre>
 */
public final class BoardDrawing {
  private BoardDrawing() {}

  public static String of(OwarePosition position) {
    return String.join(
        "\n",
        names(Side.NORTH),
        "    ┌────┬────┬────┬────┬────┬────┐",
        row(position, Side.NORTH),
        "    ├────┼────┼────┼────┼────┼────┤",
        row(position, Side.SOUTH),
        "    └────┴────┴────┴────┴────┴────┘",
        names(Side.SOUTH));
  }

  private static String names(Side side) {
    StringBuilder line = new StringBuilder("   ");
    for (int column = 0; column < Row.PITS; column++) {
      line.append("    ").append(side.pitName(pitIn(column, side)));
    }
    return line.toString();
  }

  private static String row(OwarePosition position, Side side) {
    boolean south = side == Side.SOUTH;
    StringBuilder line = new StringBuilder();
    line.append(south ? "    │" : number(position.northStore(), 3) + " │");
    for (int column = 0; column < Row.PITS; column++) {
      long pits = south ? position.south() : position.north();
      line.append(number(Row.seedsIn(pits, pitIn(column, side)), 3)).append(" │");
    }
    line.append(south ? number(position.southStore(), 3) : "   ");
    line.append(south ? "  South" : "  North");
    return line.append(position.toMove() == side ? ", to move" : "").toString();
  }

  private static int pitIn(int column, Side side) {
    return side == Side.SOUTH ? column : Row.PITS - 1 - column;
  }

  private static String number(int number, int width) {
    return String.format(Locale.ROOT, "%" + width + "d", number);
  }
}
