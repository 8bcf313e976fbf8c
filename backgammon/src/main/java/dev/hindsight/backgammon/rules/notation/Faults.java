package dev.hindsight.backgammon.rules.notation;

import dev.hindsight.backgammon.rules.BackgammonFormatException;

/** One way to say what is wrong with a text and at which character, counted from 1. */
final class Faults {
  private static final int MOST_SHOWN = 80;

  private Faults() {}

  /** The fault at a character of a text; {@code index} counts from 0. */
  static BackgammonFormatException at(String text, int index, String fault) {
    return new BackgammonFormatException(
        "%s is wrong at character %d: %s".formatted(quoted(text), index + 1, fault));
  }

  /** Text as it can be shown in one line: long texts cut, control characters replaced. */
  static String quoted(String text) {
    StringBuilder shown = new StringBuilder("'");
    for (int index = 0; index < Math.min(text.length(), MOST_SHOWN); index++) {
      char c = text.charAt(index);
      shown.append(Character.isISOControl(c) ? '?' : c);
    }
    return shown.append(text.length() > MOST_SHOWN ? "…'" : "'").toString();
  }
}
