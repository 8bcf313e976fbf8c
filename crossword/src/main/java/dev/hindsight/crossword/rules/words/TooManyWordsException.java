package dev.hindsight.crossword.rules.words;

import java.util.Locale;

/** A word list whose graph does not fit the 22 bits of an arc. */
public final class TooManyWordsException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  TooManyWordsException(int mostNodes) {
    super(
        String.format(
            Locale.ROOT,
            "the graph of these words needs more than the %,d nodes that a word graph can have;"
                + " leave out some words.",
            mostNodes));
  }
}
