package dev.hindsight.cli.terminal;

import java.util.regex.Pattern;

/**
 * A sentence broken between words, so that no line has more than 80 characters; a command in it
 * stays whole, to be copied.
 */
public final class Wrapped {
  private static final int COLUMNS = 80;

  private static final Pattern COMMAND = Pattern.compile("'hindsight [^']*'");

  /** Stands for a space that must not be broken at. */
  private static final char UNBROKEN = '\u00a0';

  private Wrapped() {}

  public static String of(String sentence) {
    StringBuilder text = new StringBuilder();
    int column = 0;
    String whole =
        COMMAND.matcher(sentence).replaceAll(found -> found.group().replace(' ', UNBROKEN));
    for (String word : whole.split(" ", -1)) {
      boolean fits = column == 0 || column + 1 + word.length() <= COLUMNS;
      text.append(column == 0 ? "" : fits ? " " : "\n").append(word);
      column = (fits && column > 0 ? column + 1 : 0) + word.length();
    }
    return text.toString().replace(UNBROKEN, ' ');
  }
}
