package dev.hindsight.cli.terminal;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * Rows of cells, aligned in columns two spaces apart.
 *
 * <pre>{@code
 * new TextTable("", "lr").row("A", "12").row("long", "7")
 *
 * A     12
 * long   7
 * }</pre>
 */
public final class TextTable {
  private static final String GAP = "  ";

  private final String indent;
  private final String alignments;
  private final List<List<String>> rows = new ArrayList<>();

  /**
   * @param indent what every line begins with
   * @param alignments one letter per column: l for left, r for right
   */
  public TextTable(String indent, String alignments) {
    this.indent = indent;
    this.alignments = alignments;
  }

  public TextTable row(String... cells) {
    if (cells.length != alignments.length()) {
      throw new IllegalArgumentException(
          "A row needs " + alignments.length() + " cells, not " + cells.length);
    }
    rows.add(List.of(cells));
    return this;
  }

  /** A number with its sign, as in +3; nothing before 0. */
  public static String signed(BigDecimal number) {
    return number.signum() > 0 ? "+" + number.toPlainString() : number.toPlainString();
  }

  /** Every row on a line of its own, the last one included. */
  @Override
  public String toString() {
    int[] widths = new int[alignments.length()];
    for (List<String> row : rows) {
      for (int column = 0; column < widths.length; column++) {
        widths[column] = Math.max(widths[column], characters(row.get(column)));
      }
    }
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder(indent);
      for (int column = 0; column < widths.length; column++) {
        String cell = row.get(column);
        String space = " ".repeat(widths[column] - characters(cell));
        line.append(column == 0 ? "" : GAP)
            .append(alignments.charAt(column) == 'r' ? space + cell : cell + space);
      }
      text.append(line.toString().stripTrailing()).append(System.lineSeparator());
    }
    return text.toString();
  }

  /** A cell of at most this many characters: what is longer ends with an ellipsis. */
  public static String shortened(String cell, int most) {
    return characters(cell) <= most
        ? cell
        : cell.substring(0, cell.offsetByCodePoints(0, most - 1)) + "…";
  }

  private static int characters(String cell) {
    return cell.codePointCount(0, cell.length());
  }
}
