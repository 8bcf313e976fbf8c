package dev.hindsight.crossword.rules.board;

import dev.hindsight.crossword.rules.letters.CrosswordFormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads and writes the text form of {@link BoardLayout}, which describes it. */
final class BoardLayoutText {
  private static final String START = "start ";

  /** The first line of other programs: row and column of the start, counted from 0. */
  private static final Pattern FOREIGN_START =
      Pattern.compile("\\s*(\\d{1,2})\\s*,\\s*(\\d{1,2})\\s*");

  private static final char BRICK = '#';

  /** The multiplier of letters is an index into these characters, and so is that of words. */
  private static final String LETTER_MULTIPLIERS = "..'\"^";

  private static final String WORD_MULTIPLIERS = "..-=~";

  private final List<String> lines;
  private final List<String> rows = new ArrayList<>();
  private final List<Integer> rowLines = new ArrayList<>();
  private @Nullable Square start;
  private int startLine;

  /** Whether rows are as other programs write them: no comments, and plain squares may be cut. */
  private boolean foreign;

  BoardLayoutText(String text) {
    this.lines = (text.startsWith("\uFEFF") ? text.substring(1) : text).lines().toList();
  }

  BoardLayout parse() {
    for (int line = 0; line < lines.size(); line++) {
      take(lines.get(line), line + 1);
    }
    if (start == null) {
      throw new CrosswordFormatException(
          "a board layout needs a line such as \"start 8H\" or \"7, 7\" before its rows");
    }
    if (foreign) {
      fillCutRows();
    }
    int size = rows.size();
    if (size < BoardLayout.SMALLEST || size > BoardLayout.LARGEST) {
      throw new CrosswordFormatException(
          "a board layout has "
              + BoardLayout.SMALLEST
              + " to "
              + BoardLayout.LARGEST
              + " rows, not "
              + size);
    }
    if (start.row() >= size || start.column() >= size) {
      throw error(startLine, "the start " + start + " is not on a board of " + size + " rows");
    }
    return multipliers(size, start);
  }

  private void take(String line, int number) {
    Matcher foreignStart = FOREIGN_START.matcher(line);
    if (start == null && rows.isEmpty() && foreignStart.matches()) {
      int row = Integer.parseInt(foreignStart.group(1));
      int column = Integer.parseInt(foreignStart.group(2));
      if (row >= BoardLayout.LARGEST || column >= BoardLayout.LARGEST) {
        throw error(number, "the start is row and column, from 0 to " + (BoardLayout.LARGEST - 1));
      }
      start = new Square(row, column);
      startLine = number;
      foreign = true;
      return;
    }
    if (!foreign && (line.startsWith("#") || line.isEmpty())) {
      return;
    }
    if (line.startsWith(START)) {
      if (start != null || !rows.isEmpty()) {
        throw error(number, "the start is named once, before the rows");
      }
      start =
          Square.find(line.substring(START.length()).strip())
              .orElseThrow(() -> error(number, "the start must be a square such as 8H"));
      startLine = number;
      return;
    }
    if (rows.size() == BoardLayout.LARGEST) {
      throw error(number, "there are more than " + BoardLayout.LARGEST + " rows");
    }
    rows.add(line);
    rowLines.add(number);
  }

  /** Editors cut spaces at the ends of lines, and plain squares are spaces there. */
  private void fillCutRows() {
    while (!rows.isEmpty() && rows.get(rows.size() - 1).isEmpty() && hasMoreRowsThanColumns()) {
      rows.remove(rows.size() - 1);
    }
    int columns = rows.stream().mapToInt(String::length).max().orElse(0);
    rows.replaceAll(row -> row + " ".repeat(columns - row.length()));
  }

  private boolean hasMoreRowsThanColumns() {
    return rows.stream().mapToInt(String::length).max().orElse(0) < rows.size();
  }

  private BoardLayout multipliers(int size, Square first) {
    byte[] letterMultipliers = new byte[size * size];
    byte[] wordMultipliers = new byte[size * size];
    for (int row = 0; row < size; row++) {
      String squares = rows.get(row);
      for (int column = 0; column < Math.min(size, squares.length()); column++) {
        char square = squares.charAt(column);
        if (square == BRICK) {
          throw error(
              rowLines.get(row),
              "column "
                  + (column + 1)
                  + " is a brick (#), on which nothing can lie; Hindsight has no such boards");
        }
        if (multiplier(LETTER_MULTIPLIERS, square) < 0
            && multiplier(WORD_MULTIPLIERS, square) < 0) {
          throw error(
              rowLines.get(row),
              "column "
                  + (column + 1)
                  + " holds a character that stands for no square; use . ' \" ^ - = or ~");
        }
        letterMultipliers[row * size + column] =
            (byte) Math.max(1, multiplier(LETTER_MULTIPLIERS, square));
        wordMultipliers[row * size + column] =
            (byte) Math.max(1, multiplier(WORD_MULTIPLIERS, square));
      }
      if (squares.length() != size) {
        throw error(
            rowLines.get(row),
            "row "
                + (row + 1)
                + " has "
                + squares.length()
                + " squares, but there are "
                + size
                + " rows");
      }
    }
    return new BoardLayout(size, first, letterMultipliers, wordMultipliers);
  }

  private static int multiplier(String characters, char square) {
    return square == ' ' ? 1 : characters.lastIndexOf(square);
  }

  private static CrosswordFormatException error(int line, String problem) {
    return new CrosswordFormatException("line " + line + " of the layout: " + problem);
  }

  static String format(BoardLayout layout) {
    StringBuilder text = new StringBuilder(START).append(layout.start()).append('\n');
    for (int row = 0; row < layout.size(); row++) {
      for (int column = 0; column < layout.size(); column++) {
        int word = layout.wordMultiplier(row, column);
        text.append(
            word > 1
                ? WORD_MULTIPLIERS.charAt(word)
                : LETTER_MULTIPLIERS.charAt(layout.letterMultiplier(row, column)));
      }
      text.append('\n');
    }
    return text.toString();
  }
}
