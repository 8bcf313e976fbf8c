package dev.hindsight.crossword.rules.notation;

import static dev.hindsight.core.notation.Quotes.quoted;

import dev.hindsight.crossword.rules.letters.CrosswordFormatException;

/**
 * A line of a recorded game that is about the game: {@code #note A fine play.}
 *
 * @param name the word after the sign, such as {@code note}
 * @param text the rest, perhaps empty or of several lines
 */
public record GcgPragma(String name, String text) {
  public GcgPragma {
    if (Words.split(name).size() != 1 || !name.equals(Words.normalise(name))) {
      throw new CrosswordFormatException("the name of a pragma is one word, not " + quoted(name));
    }
    if (!text.equals(clean(text))) {
      throw new CrosswordFormatException(
          "the text of the pragma " + quoted(name) + " cannot be written so that it is read again");
    }
  }

  /** A note on what happened before, in one or more lines. */
  public static GcgPragma note(String text) {
    return new GcgPragma("note", clean(text));
  }

  /**
   * The text as it can be read again: white space becomes single spaces, empty lines are dropped,
   * and later lines that would be taken for something else are joined to the line before.
   */
  static String clean(String text) {
    StringBuilder cleaned = new StringBuilder();
    for (String line : text.split("[\r\n]+", -1)) {
      String content = Words.normalise(line);
      if (!content.isEmpty()) {
        boolean joined = content.startsWith("#") || content.startsWith(">");
        cleaned.append(cleaned.isEmpty() ? "" : joined ? " " : "\n").append(content);
      }
    }
    return cleaned.toString();
  }
}
