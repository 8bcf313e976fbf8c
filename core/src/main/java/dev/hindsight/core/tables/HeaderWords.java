package dev.hindsight.core.tables;

import java.util.regex.Pattern;

/**
 * What may stand in a header: names (one plain word) and texts (one line). Both sides use these
 * checks, so a header that could not be read back is never written.
 */
final class HeaderWords {
  static final int MAX_NAME_CHARACTERS = 64;
  static final int MAX_TEXT_CHARACTERS = 16_384;

  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9._-]+");
  private static final Pattern SHA256 = Pattern.compile("[0-9a-f]{64}");

  private HeaderWords() {}

  /** Returns the name, or throws {@link IllegalArgumentException}. */
  static String checkName(String what, String name) {
    if (name.length() > MAX_NAME_CHARACTERS || !NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          what
              + " must be 1 to "
              + MAX_NAME_CHARACTERS
              + " letters, digits, dots, dashes or underscores, not "
              + quoted(name));
    }
    return name;
  }

  /** Returns the text, which may be empty, or throws {@link IllegalArgumentException}. */
  static String checkText(String what, String text) {
    if (text.length() > MAX_TEXT_CHARACTERS) {
      throw new IllegalArgumentException(
          what + " has " + text.length() + " characters, at most " + MAX_TEXT_CHARACTERS + " fit");
    }
    // Half a surrogate pair has no UTF-8 form: it would come back as a question mark.
    if (text.codePoints().anyMatch(HeaderWords::isUnprintable)) {
      throw new IllegalArgumentException(
          what + " must be one line of printable text, not " + quoted(text));
    }
    return text;
  }

  static String checkSha256(String what, String hexadecimal) {
    if (!SHA256.matcher(hexadecimal).matches()) {
      throw new IllegalArgumentException(
          what + " must be 64 lower-case hexadecimal digits, not " + quoted(hexadecimal));
    }
    return hexadecimal;
  }

  /** The text in quotes, cut to a readable length, with everything unprintable as a dot. */
  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.codePoints()
        .limit(80)
        .forEach(point -> quoted.appendCodePoint(isUnprintable(point) ? '.' : point));
    return quoted.append(text.codePointCount(0, text.length()) > 80 ? "…\"" : "\"").toString();
  }

  private static boolean isUnprintable(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }
}
