package dev.hindsight.cli.terminal;

import dev.hindsight.workbench.answers.AnswerColumns;
import dev.hindsight.workbench.json.GameForms;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * A table of records that describe themselves: which of their components it shows, in which order,
 * is said here, everything else by the records.
 *
 * <pre>{@code
 * AnswerTable.of(RankedMove.class, "move", "winProbability", "equity").numbered().text(moves)
 * }</pre>
 */
public final class AnswerTable<R extends Record> {
  private final AnswerColumns columns;
  private final List<String> keys;
  private String indent = "";
  private String firstHead = "";
  private char firstSide = ' ';
  private IntFunction<String> first = row -> "";

  private AnswerTable(Class<R> type, List<String> keys) {
    this.columns = new AnswerColumns(type, GameForms.all());
    this.keys = keys;
  }

  /** A table of these components. */
  public static <R extends Record> AnswerTable<R> of(Class<R> type, String... keys) {
    return new AnswerTable<>(type, List.of(keys));
  }

  /** Every line begins with this. */
  public AnswerTable<R> indented(String by) {
    indent = by;
    return this;
  }

  /** Before the components the number of the row, from 1. */
  public AnswerTable<R> numbered() {
    return withFirst("", 'r', row -> Integer.toString(row + 1));
  }

  /**
   * Before the components a column that the records do not have.
   *
   * @param side l or r
   * @param cell by the number of the row, from 0
   */
  public AnswerTable<R> withFirst(String head, char side, IntFunction<String> cell) {
    firstHead = head;
    firstSide = side;
    first = cell;
    return this;
  }

  /** Every row on a line of its own, the last one included. */
  public String text(List<R> rows) {
    StringBuilder sides = new StringBuilder(firstSide == ' ' ? "" : String.valueOf(firstSide));
    keys.forEach(key -> sides.append(columns.isNumber(key) ? 'r' : 'l'));
    TextTable table = new TextTable(indent, sides.toString());
    table.row(line(firstHead, keys.stream().map(columns::head).toList()));
    for (int row = 0; row < rows.size(); row++) {
      table.row(line(first.apply(row), columns.cells(rows.get(row), keys)));
    }
    return table.toString();
  }

  private String[] line(String beginning, List<String> cells) {
    List<String> line = new ArrayList<>(cells);
    if (firstSide != ' ') {
      line.add(0, beginning);
    }
    return line.toArray(String[]::new);
  }
}
