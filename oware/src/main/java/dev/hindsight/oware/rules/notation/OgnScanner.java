package dev.hindsight.oware.rules.notation;

import dev.hindsight.oware.rules.PositionFormatException;

/**
 * Cuts the text of game records into tokens and remembers in which line and column each began, so
 * that errors can say where they are.
 */
final class OgnScanner {
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final String text;
  private int next;

  /** Where the token that was read last begins. */
  private int tokenStart;

  OgnScanner(String text) {
    this.text = text.startsWith(BYTE_ORDER_MARK) ? " " + text.substring(1) : text;
  }

  /** Skips white space; whether anything comes after it. */
  boolean hasMore() {
    while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
    tokenStart = next;
    return next < text.length();
  }

  /** The character that comes next; there must be one. */
  char peek() {
    return text.charAt(next);
  }

  /** A name of letters, digits and underscores; may be empty. */
  String readName() {
    hasMore();
    while (next < text.length() && isNamePart(text.charAt(next))) {
      next++;
    }
    return text.substring(tokenStart, next);
  }

  /** A value in double quotes, where a backslash makes the next quote or backslash plain. */
  String readQuoted(String of) {
    if (!hasMore() || peek() != '"') {
      throw error("the tag " + of + " needs a value in double quotes");
    }
    StringBuilder value = new StringBuilder();
    next++;
    while (next < text.length() && text.charAt(next) != '"' && text.charAt(next) != '\n') {
      boolean escaped =
          text.charAt(next) == '\\'
              && next + 1 < text.length()
              && (text.charAt(next + 1) == '"' || text.charAt(next + 1) == '\\');
      next += escaped ? 1 : 0;
      value.append(text.charAt(next++));
    }
    if (next == text.length() || text.charAt(next) != '"') {
      throw error("the value of the tag " + of + " has no closing quote on its line");
    }
    next++;
    return value.toString();
  }

  /** Reads one certain character. */
  void readExpected(char expected, String what) {
    if (!hasMore() || peek() != expected) {
      throw error(what + " needs a '" + expected + "' here");
    }
    next++;
  }

  /** What stands between a brace and the next closing brace. */
  String readComment() {
    int end = text.indexOf('}', next);
    if (end < 0) {
      throw error("the comment that begins here has no closing '}'");
    }
    String comment = text.substring(next + 1, end);
    next = end + 1;
    return comment;
  }

  /** Skips a variation in parentheses, with the comments and variations inside it. */
  void skipVariation() {
    int depth = 0;
    int start = tokenStart;
    do {
      if (!hasMore()) {
        tokenStart = start;
        throw error("the variation that begins here has no closing ')'");
      }
      switch (peek()) {
        case '{' -> readComment();
        case '(' -> {
          depth++;
          next++;
        }
        case ')' -> {
          depth--;
          next++;
        }
        default -> next++;
      }
    } while (depth > 0);
  }

  /** Whatever stands here up to white space or a bracket, brace or parenthesis; never empty. */
  String readWord() {
    hasMore();
    do {
      next++;
    } while (next < text.length()
        && !Character.isWhitespace(text.charAt(next))
        && "[]{}()".indexOf(text.charAt(next)) < 0);
    return text.substring(tokenStart, next);
  }

  /** Gives the end of the last token back, to be read again. */
  void unread(int characters) {
    next -= characters;
  }

  /** An error that says where the last token begins. */
  PositionFormatException error(String message) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < tokenStart; i++) {
      if (text.charAt(i) == '\n') {
        line++;
        lineStart = i + 1;
      }
    }
    return new PositionFormatException(
        "line " + line + ", column " + (tokenStart - lineStart + 1) + ": " + message);
  }

  private static boolean isNamePart(char c) {
    return c == '_' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }
}
