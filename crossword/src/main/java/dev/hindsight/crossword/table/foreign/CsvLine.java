package dev.hindsight.crossword.table.foreign;

import dev.hindsight.crossword.rules.letters.Millipoints;
import java.math.BigDecimal;
import java.nio.file.Path;

/**
 * A line of a text in columns.
 *
 * @param number of the line, from 1, for messages
 */
record CsvLine(Path path, int number, String text) {
  private static final BigDecimal MOST_POINTS = BigDecimal.valueOf(1_000_000);

  /**
   * What stands between the commas, without blanks.
   *
   * @param what each line is to hold, for people
   */
  String[] fields(int wanted, String what) throws ValueFileException {
    String[] fields = text.split(",", -1);
    if (fields.length != wanted) {
      throw wrong("a line is " + what);
    }
    for (int place = 0; place < wanted; place++) {
      fields[place] = fields[place].strip();
    }
    return fields;
  }

  /** A field with points, rounded to whole millipoints as in a file of other programs. */
  int millipoints(String field) throws ValueFileException {
    if (field.matches("[-+]?[0-9]{1,7}(\\.[0-9]{0,12})?")) {
      BigDecimal points = new BigDecimal(field);
      if (points.abs().compareTo(MOST_POINTS) <= 0) {
        return Math.toIntExact(Math.round(points.doubleValue() * Millipoints.PER_POINT));
      }
    }
    throw wrong("'" + field + "' is not a number of points such as 31.246");
  }

  ValueFileException wrong(String what) {
    return new ValueFileException(path, "has a wrong line, " + number + ": " + what);
  }
}
