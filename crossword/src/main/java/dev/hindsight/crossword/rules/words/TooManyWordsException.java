package dev.hindsight.crossword.rules.words;

import java.util.Locale;

/** More words than a word graph can have, or than the 22 bits of its arcs can lead to. */
public final class TooManyWordsException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private TooManyWordsException(String sentence) {
    super(sentence);
  }

  static TooManyWordsException words(int words) {
    return new TooManyWordsException(
        String.format(
            Locale.ROOT,
            "these are %,d words, and a word graph can have %,d; leave out some words",
            words,
            WordGraph.MOST_WORDS));
  }

  static TooManyWordsException nodes(int mostNodes) {
    return new TooManyWordsException(
        String.format(
            Locale.ROOT,
            "the graph of these words needs more than the %,d nodes that a word graph can have;"
                + " leave out some words",
            mostNodes));
  }
}
