package dev.hindsight.core.notation;

/** Other people's text inside our messages: in quotes, on one line, and not too long. */
public final class Quotes {
  private static final int MOST_SHOWN = 80;

  private Quotes() {}

  /** Long texts are cut; what cannot be shown, such as control characters, becomes a ?. */
  public static String quoted(String text) {
    StringBuilder shown = new StringBuilder("'");
    text.codePoints()
        .limit(MOST_SHOWN)
        .forEach(character -> shown.appendCodePoint(isShown(character) ? character : '?'));
    boolean isCut = text.codePointCount(0, text.length()) > MOST_SHOWN;
    return shown.append(isCut ? "…'" : "'").toString();
  }

  private static boolean isShown(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }
}
