package dev.hindsight.cli.backgammon;

/** A sentence broken between words, so that no line has more than 80 characters. */
final class Wrapped {
  private static final int COLUMNS = 80;

  private Wrapped() {}

  static String of(String sentence) {
    StringBuilder text = new StringBuilder();
    int column = 0;
    for (String word : sentence.split(" ", -1)) {
      boolean fits = column == 0 || column + 1 + word.length() <= COLUMNS;
      text.append(column == 0 ? "" : fits ? " " : "\n").append(word);
      column = (fits && column > 0 ? column + 1 : 0) + word.length();
    }
    return text.toString();
  }
}
