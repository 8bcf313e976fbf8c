package dev.hindsight.crossword.rules.notation;

import java.util.List;

/** White space in text from outside: whatever Java calls white space separates words. */
final class Words {
  private Words() {}

  /** The words of a text, one space between them. */
  static String normalise(String text) {
    StringBuilder normal = new StringBuilder(text.length());
    boolean between = false;
    for (int at = 0; at < text.length(); at++) {
      char character = text.charAt(at);
      if (Character.isWhitespace(character) || Character.isISOControl(character)) {
        between = true;
      } else {
        normal.append(between && !normal.isEmpty() ? " " : "").append(character);
        between = false;
      }
    }
    return normal.toString();
  }

  /** The words of a text; an empty list if it has none. */
  static List<String> split(String text) {
    String normal = normalise(text);
    return normal.isEmpty() ? List.of() : List.of(normal.split(" ", -1));
  }
}
