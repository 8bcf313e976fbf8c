package dev.hindsight.cli.crossword.ask;

import org.jspecify.annotations.Nullable;

/** Which words and values an answer rests on, in a line or two. */
final class SourcesText {
  private static final int LINE = 80;

  private SourcesText() {}

  /**
   * @param values sentences after that of the words
   */
  static String of(String words, String values) {
    String first = "Words: " + words + ".";
    return first + (first.length() + 1 + values.length() <= LINE ? " " : "\n") + values;
  }

  static String leaves(@Nullable String leaves) {
    return leaves == null ? "No leave values: leaves count 0." : "Leaves: " + leaves + ".";
  }

  /** A sentence to put after another one; empty without placement values. */
  static String squares(@Nullable String placement) {
    return placement == null ? "" : " Squares: " + placement + ".";
  }
}
