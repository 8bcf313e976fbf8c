package dev.hindsight.crossword.rules.board;

import java.util.Optional;

/**
 * A square as people write it: row from 1 and column from A, {@code 8H} is row 7, column 7. After
 * column Z come AA, AB and so on.
 *
 * @param row from 0, from the top
 * @param column from 0, from the left
 */
public record Square(int row, int column) {
  private static final int COLUMN_LETTERS = 26;

  /** {@code 8H}, or nothing if the text is not of this form; any row and column up to 99. */
  public static Optional<Square> find(String text) {
    int letters = 0;
    while (letters < text.length() && isDigit(text.charAt(letters))) {
      letters++;
    }
    int row = findRow(text.substring(0, letters));
    int column = findColumn(text.substring(letters));
    return row < 0 || column < 0 ? Optional.empty() : Optional.of(new Square(row, column));
  }

  /** The row that {@code 8} names, or -1. */
  public static int findRow(String digits) {
    if (digits.isEmpty() || digits.length() > 2 || digits.charAt(0) == '0') {
      return -1;
    }
    int number = 0;
    for (int index = 0; index < digits.length(); index++) {
      if (!isDigit(digits.charAt(index))) {
        return -1;
      }
      number = 10 * number + digits.charAt(index) - '0';
    }
    return number - 1;
  }

  /** The column that {@code H} or {@code h} names, or -1. */
  public static int findColumn(String letters) {
    if (letters.isEmpty() || letters.length() > 2) {
      return -1;
    }
    int number = 0;
    for (int index = 0; index < letters.length(); index++) {
      char letter = letters.charAt(index);
      int digit = letter >= 'a' && letter <= 'z' ? letter - 'a' : letter - 'A';
      if (digit < 0 || digit >= COLUMN_LETTERS) {
        return -1;
      }
      number = COLUMN_LETTERS * number + digit + 1;
    }
    return number - 1;
  }

  /** {@code H} for 7, {@code AA} for 26. */
  public static String columnName(int column) {
    String last = String.valueOf((char) ('A' + column % COLUMN_LETTERS));
    return column < COLUMN_LETTERS ? last : columnName(column / COLUMN_LETTERS - 1) + last;
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }

  @Override
  public String toString() {
    return (row + 1) + columnName(column);
  }
}
