package dev.hindsight.backgammon.play.cube;

import dev.hindsight.backgammon.rules.BackgammonFormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Match equities that somebody brings, as text.
 *
 * <pre>
 * # Woolsey and Heinrich, in percent
 * 50 70 75
 * 30 50 60
 * 25 40 50
 * post-crawford 50 48.5 31
 * </pre>
 *
 * <p>Row by row for a player who needs 1, 2, 3 … points, column by column for the opponent's need.
 * The first row and column are the Crawford game. The last line is for the player who needs 1, 2, 3
 * … points against one who needs 1, after it. Numbers are percent, or chances if none is above 1;
 * spaces, commas or semicolons part them; {@code #} begins a comment.
 */
public final class MatchEquityText {
  private static final String AFTER = "post-crawford";

  /** What tables in whole percent may miss. */
  private static final double TOLERANCE = 0.011;

  private MatchEquityText() {}

  /**
   * Reads a table.
   *
   * @param name what to call it
   * @throws BackgammonFormatException if it is not one; the message says where
   */
  public static MatchEquity parse(String name, String text) {
    List<double[]> rows = new ArrayList<>();
    double[] after = null;
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      String plain = line.replace("\uFEFF", "").replaceFirst("#.*", "").strip();
      if (plain.isEmpty()) {
        continue;
      }
      if (plain.toLowerCase(Locale.ROOT).startsWith(AFTER)) {
        after = numbers(plain.substring(AFTER.length()).replaceFirst("^\\s*:", ""), number);
      } else {
        rows.add(numbers(plain, number));
      }
    }
    if (rows.isEmpty() || after == null) {
      throw new BackgammonFormatException(
          "match equities are rows of numbers and a line that begins with post-crawford, but "
              + (rows.isEmpty() ? "there are no rows" : "that line is missing"));
    }
    return table(name, rows, after);
  }

  private static double[] numbers(String line, int number) {
    String[] words = line.strip().split("[\\s,;]+", -1);
    double[] numbers = new double[words.length];
    for (int column = 0; column < words.length; column++) {
      try {
        numbers[column] = Double.parseDouble(words[column].replaceFirst("%$", ""));
      } catch (NumberFormatException e) {
        throw new BackgammonFormatException(
            String.format(
                Locale.ROOT,
                "line %d of the match equities holds '%s' instead of a number",
                number,
                words[column]));
      }
      if (!(numbers[column] >= 0 && numbers[column] <= 100)) {
        throw new BackgammonFormatException(
            String.format(
                Locale.ROOT,
                "line %d of the match equities holds %s, which is not a chance",
                number,
                words[column]));
      }
    }
    return numbers;
  }

  private static MatchEquity table(String name, List<double[]> rows, double[] after) {
    int size = rows.size();
    double greatest = 0;
    for (double[] row : rows) {
      if (row.length != size || after.length != size) {
        throw new BackgammonFormatException(
            String.format(
                Locale.ROOT,
                "%d rows of match equities need %d numbers each, and so does the post-crawford"
                    + " line",
                size,
                size));
      }
      for (double value : row) {
        greatest = Math.max(greatest, value);
      }
    }
    double unit = greatest > 1 ? 100 : 1;
    double[][] before = new double[size + 1][size + 1];
    double[] trailer = new double[size + 1];
    for (int away = 1; away <= size; away++) {
      trailer[away] = after[away - 1] / unit;
      for (int otherAway = 1; otherAway <= size; otherAway++) {
        before[away][otherAway] = rows.get(away - 1)[otherAway - 1] / unit;
      }
    }
    for (int away = 1; away <= size; away++) {
      for (int otherAway = 1; otherAway <= size; otherAway++) {
        check(before, away, otherAway);
      }
    }
    return new MatchEquity(name, before, trailer);
  }

  private static void check(double[][] before, int away, int otherAway) {
    if (Math.abs(before[away][otherAway] + before[otherAway][away] - 1) > TOLERANCE) {
      throw new BackgammonFormatException(
          String.format(
              Locale.ROOT,
              "the match equities at %d-away %d-away and the other way round do not sum to 1",
              away,
              otherAway));
    }
    if (otherAway > 1 && before[away][otherAway] < before[away][otherAway - 1]) {
      throw new BackgammonFormatException(
          String.format(
              Locale.ROOT,
              "the match equity at %d-away falls when the opponent needs %d points instead of %d",
              away,
              otherAway,
              otherAway - 1));
    }
  }
}
